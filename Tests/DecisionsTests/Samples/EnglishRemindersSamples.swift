extension Sample {
  static let englishReminders = parse(
    #"""
    === 2026-11-20T18:00 | en | R 2026-11-27T10:00 t:whistle c:events
    TIN WHISTLE FESTIVAL
    Tickets on sale Friday, Nov 27 at 10 AM
    Festival dates June 18–20, 2027
    whistlefest.example
    === 2026-11-20T18:00 | en | R 2026-11-23 t:pick c:shopping
    Your order is ready to collect
    Order 8841
    Store: Harbor Street
    Please collect by Monday, November 23
    Bring photo ID.
    === 2026-11-20T18:00 | en | R 2026-11-22 c:shopping t:Plover
    PLOVER OUTDOORS
    Winter clearance: up to 50% off
    Sale ends Sunday, Nov 22
    Shop now
    === 2026-11-20T18:00 | en | R 2026-12-31 c:food t:coffee
    Free coffee reward
    Valid until December 31, 2026
    Show this code at the register
    Code BREW-2210
    The Copper Pot Cafe
    === 2026-11-25T18:00 | en | R 2026-12-01 c:housing t:Rent
    Rent reminder
    Unit 4B, 2209 Dean Ave
    $1,850.00 is due Tuesday, December 1
    Pay in the tenant portal
    === 2026-11-25T18:00 | en | R 2026-12-09 t:Tides c:none
    City Library
    Your loan is due soon
    The Book of Tides
    Due back: Wed, Dec 9
    Renew
    === 2026-11-25T18:00 | en | R 2026-12-01 t:slip c:none
    Permission slip: Aquarium trip
    Please sign and return by Tuesday, December 1.
    Ms. Rivera, Grade 2
    === 2026-11-25T18:00 | en | R 2026-12-15T23:59 t:Scholarship c:none
    Mossgate Scholarship 2027
    Application deadline: December 15, 2026, 11:59 PM
    Submit two letters and a transcript.
    === 2026-11-20T18:00 | en | R 2026-12-04T17:00 t:pick c:shopping
    PICKUP READY
    Order 20931 is waiting at Harbor Hardware.
    We'll hold it until Fri Dec 4, 5:00 PM.
    Show code 88 12 04
    === 2026-11-20T18:00 | en | R 2026-11-25 c:none
    Your free trial ends on November 25, 2026
    To avoid being charged $9.99, cancel before then.
    Streamly
    === 2026-11-20T18:00 | en | R 2026-12-10 c:housing,none t:lease
    Lease renewal
    Please sign your lease renewal by December 10, 2026.
    Sign document
    Willow Court Apartments
    === 2026-11-20T18:00 | en | R 2026-11-30 c:shopping,food
    Your $5 reward expires soon
    Use it by Monday, Nov 30
    The Copper Pot Cafe
    Reward code TC-5521
    === 2026-11-20T18:00 | en | R 2026-11-24T10:00 c:events,shopping t:Cobalt
    General sale starts Tue, Nov 24, 10:00 AM
    Cobalt Sky — Spring Tour
    Set a reminder
    === 2026-11-20T18:00 | en | R 2027-01-15 c:none,housing t:tax
    Estimated tax payment
    Q4 payment is due January 15, 2027
    Amount $1,120.00
    Pay online or by mail.
    === 2026-11-20T18:00 | en | R 2026-12-07 c:none t:ballot
    Your mail ballot
    Return your ballot by Monday, December 7
    Drop box: City Hall lobby
    === 2026-11-20T18:00 | en | R 2026-12-12 c:shopping t:pick
    Parcel waiting at Corner Shop Locker
    Collect it before 12 December
    PIN 4471
    === 2026-11-20T18:00 | en | R 2026-12-20 c:housing t:water
    Mossgate Water
    Bill date 11/18/2026
    Billing period 10/01 – 10/31
    Total amount due: $41.08
    Pay by 12/20/2026
    === 2026-11-20T18:00 | en | R 2026-12-01 c:shopping,food
    Members: double points
    Offer valid through December 1
    Bring your loyalty card to Oakleaf Market
    """#)
}
