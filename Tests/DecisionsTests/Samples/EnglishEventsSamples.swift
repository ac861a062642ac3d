extension Sample {
  static let englishEvents = parse(
    #"""
    === 2026-11-18T12:00 | en | E 2026-11-27T19:00 t:Clove l:Clove c:food
    12:00
    Clove & Quill
    Reservation confirmed
    Fri, Nov 27 · 7:00 PM
    Party of 2
    418 Quayside Row, Port Alma, WA 98221
    Confirmation #4471882
    You can modify or cancel up to 24 hours before.
    Modify   Cancel
    === 2026-11-20T10:00 | en | E 2026-12-22T14:35 end=2026-12-22T17:50 t:BOS l:Boston c:travel
    Your flight is booked
    Confirmation code QX7L2P
    Boston (BOS) → Miami (MIA)
    Tue, Dec 22, 2026
    Depart 2:35 PM   Arrive 5:50 PM
    Flight KV 418 · Seat 14C
    Check-in opens Dec 21 at 2:35 PM
    Total $238.40
    === 2026-12-10T06:00 | en | E 2026-12-10T15:05 t:NW l:SEA c:travel
    Flight update
    NW 507 SEA to KIX is delayed
    New departure time: Thu, Dec 10, 3:05 PM
    Originally scheduled: 11:40 AM
    Gate S14
    We apologize for the inconvenience.
    === 2026-11-10T06:00 | en | E 2027-01-05T11:00 t:DL l:Tokyo c:travel
    E-ticket itinerary
    Booking ref ZZ81KQ
    Tokyo (NRT) to Honolulu (HNL)
    Flight DL 180
    Depart Tue 5 Jan 2027 11:00
    Arrive Mon 4 Jan 2027 23:20
    Baggage 1 x 23 kg
    === 2026-11-12T20:00 | en | E 2026-11-21T08:14 end=2026-11-21T09:37 t:Bristol l:Bristol c:travel
    Your booking is confirmed
    Bristol Temple Meads → Cardiff Central
    Sat 21 Nov 2026
    08:14 → 09:37
    Great Severn Railway, platform announced 10 min before
    Coach C, seat 21A
    £19.40
    Collection ref K7XN2PLD
    === 2026-11-12T20:00 | en | E 2026-11-27T22:30 end=2026-11-28T06:15 t:Chicago l:Chicago c:travel
    Nightline Coach e-ticket
    Chicago → Nashville
    Departs Fri, Nov 27 at 10:30 PM
    Arrives Sat, Nov 28 at 6:15 AM
    Passenger 1 adult
    Ticket NL-20938
    === 2026-11-12T20:00 | en | E 2026-12-04T15:00 end=2026-12-06T11:00 t:Saffron l:Saffron c:travel
    Your reservation is confirmed
    The Saffron House
    Check-in
    Fri, Dec 4, 2026, 3:00 PM
    Check-out
    Sun, Dec 6, 2026, 11:00 AM
    1 queen room · 2 adults
    Confirmation 7741-9023
    $428.50 total
    Free cancellation before Dec 2
    === 2026-11-12T20:00 | en | E 2026-12-11T16:00 t:Otter l:Otter c:travel
    Booking confirmed
    Otter Barn
    Dec 11 – 13, 2026 (2 nights)
    Check in after 4 pm
    Confirmation code HMX29Q
    === 2026-11-20T18:00 | en | E 2026-12-05T19:30 t:Nutcracker l:Opera c:events
    Your tickets
    The Nutcracker
    Harbor City Ballet
    Saturday, December 5, 2026 · 7:30 PM
    Harbor Opera House
    Orchestra, Row G, Seats 14–15
    Total paid $142.00
    === 2026-11-20T18:00 | en | E 2026-12-06T09:00 t:5K l:Pinecrest c:events
    Frosty 5K Fun Run
    Sunday, December 6, 2026
    Start 9:00 AM (packet pickup 7:30–8:30 AM)
    Pinecrest Park
    Register by Dec 1 at frosty5k.example
    $35
    === 2026-11-20T18:00 | en | E 2026-12-13T15:00 t:Nora l:Willow c:events
    You're invited!
    Nora's 6th Birthday
    Sunday, December 13 at 3 PM
    Willow Bowl, 12 Mill Street, Albany, NY 12207
    RSVP by December 6 to Kate 518-555-0137
    === 2026-11-20T18:00 | en | E 2026-11-25T14:00 end=2026-11-25T14:45 t:Roadmap c:none,events
    Roadmap review
    Wednesday, November 25 ⋅ 2:00 – 2:45pm
    Join Zoom Meeting
    Meeting ID: 880 1234 5678
    Organizer: Rowan Vale
    Going?  Yes  No  Maybe
    === 2026-11-20T18:00 | en | E 2027-01-19T08:40 t:Moreno l:Larkspur c:none
    Hi Sam, this is a reminder of your dental cleaning with Dr. Moreno on Tue, Jan 19, 2027 at 8:40 AM at Larkspur Dental, 33 Alder Ct, Tacoma, WA 98402. Reply C to confirm or call 253-555-0133.
    === 2026-11-20T18:00 | en | E 2026-12-03T16:15 t:Fern l:Fern c:none
    Appointment confirmed
    Fern & Fold Salon
    Haircut with Mia
    Thursday, Dec 3 at 4:15 PM
    60 min · $55
    88 Pine Street, Ithaca, NY 14850
    Please give 24 hours notice to cancel.
    === 2026-11-20T18:00 | en | E 2026-12-08T09:00 end=2026-12-08T12:00 t:install c:none,housing
    Installation appointment
    Mossgate Internet
    Tuesday, December 8, 2026
    Technician arrives between 9 AM and 12 PM
    An adult must be home.
    Order FI-33019
    === 2026-11-20T18:00 | en | E 2026-12-01T11:30 t:interview c:none
    Interview confirmed
    Product Designer, Finchpost
    Tue, Dec 1, 2026 at 11:30 AM (PST)
    Video call: meet.finchpost.example/xyz
    === 2026-11-20T18:00 | en | E 2026-11-24 t:Kettle c:shopping
    Your order has shipped
    Copper Kettle 1.2 L
    Estimated delivery: Tue, Nov 24
    Order 114-8820-113
    Tracking 9400 1000 0000 0000
    === 2026-11-20T09:00 | en | E 2026-11-20T14:00 end=2026-11-20T18:00 c:shopping
    Out for delivery
    Today, 2 PM – 6 PM
    Sofa, 3-seat
    Order HF-2291
    Track your driver
    === 2026-11-25T18:00 | en | E 2026-11-28T19:00 t:sushi l:Minamo c:food
    < Ravi
    Sushi at Minamo on Friday 7pm?
    can't do Friday, Saturday instead? same time
    sure!
    Read 5:58 PM
    === 2026-11-25T18:00 | en | E 2026-11-26T12:30 t:Lunch l:Copper c:food
    Tomorrow lunch at Copper Pot Cafe, 12:30?
    Yep, see you there!
    iMessage
    === 2026-11-25T18:00 | en | E,R 2027-01-31 c:events t:Tides
    Tides: Photographs 1920–1960
    On view through January 31, 2027
    Verrin Museum of Art
    Wed–Sun 11–6
    === 2026-11-25T18:00 | en | E 2026-11-28T11:00 end=2026-11-28T11:30 c:housing t:Garnet l:Garnet
    Tour confirmed
    4810 N Garnet Ave #3E, Chicago, IL 60640
    Saturday, November 28
    11:00 AM – 11:30 AM
    Leasing agent: Kim
    === 2026-11-25T18:00 | en | E 2026-11-27T18:00 end=2026-11-27T19:00 c:none,events t:Yoga l:Studio
    You're booked!
    Candlelight Yoga with Jo
    Fri, Nov 27, 6:00 PM - 7:00 PM
    Fen Street Studio
    Cancel by 6:00 AM Friday to avoid a fee
    === 2026-11-10T18:00 | en | E 2026-12-09T13:30 t:Passport c:none
    Hello,
    Your passport appointment is on 9 December 2026 at 1:30 pm.
    Post Office, 200 Main Street
    Bring form DS-11 and one photo.
    === 2026-11-10T18:00 | en | E 2026-12-24T16:00 end=2026-12-24T16:30 c:food t:pick
    Order confirmed
    Hearth Bakery
    2 apple pies
    Pickup time: Thu, Dec 24, 4:00–4:30 PM
    Paid $46.00
    === 2026-11-10T18:00 | en | E 2026-12-12T14:00 t:Lumen c:none,events
    Webinar: Lumen for beginners
    Sat Dec 12, 2026, 2:00 PM EST / 11:00 AM PST
    Register at lumen.example/webinar
    === 2026-11-20T18:00 | en | E 2026-12-05T11:00 end=2026-12-05T12:30 c:none,events t:Pottery l:Loam
    Class confirmation
    Intro to Pottery Wheel
    Sat Dec 5 · 11:00 AM–12:30 PM
    Loam Studio, 30 Birch Way, Eugene, OR 97401
    Cancellations within 48 hours are non-refundable
    === 2026-11-20T18:00 | en | E 2026-12-20T14:00 l:Mill t:Ben c:events
    SAVE THE DATE
    Ben & Lucy's engagement party
    December 20, 2 pm
    The Old Mill, Ithaca
    Formal invitation to follow
    === 2026-11-20T18:00 | en | E 2026-12-02T18:30 c:none,events t:PTA l:Ridgeway
    Reminder: PTA meeting on Wednesday, December 2 at 6:30 PM in the Ridgeway Elementary library. Childcare provided.
    === 2026-11-20T18:00 | en | E 2027-04-03T09:15 c:none l:Leeds
    Your appointment
    03/04/27 at 9:15
    Harbor Surgery, 12 Mill Lane, Leeds LS9 8AG
    0113 496 0155
    === 2026-11-20T18:00 | en | E 2027-03-04T09:15 c:none l:Reno
    Your appointment
    03/04/27 at 9:15 AM
    Harbor Family Dental, 12 Mill Lane, Reno, NV 89501
    Copay $25
    === 2026-11-20T18:00 | en | E 2026-11-21T00:00 c:shopping,none,events t:drop
    Midnight drop party
    Tonight at 12 AM (Nov 21)
    The Warehouse, 9 Dock Road
    === 2026-11-20T18:00 | en | E 2026-12-07T10:00 end=2026-12-07T14:00 c:shopping t:Washer
    Delivery scheduled
    Washer & dryer set
    Monday, Dec 7, between 10 AM and 2 PM
    Order AP-55102
    Reschedule
    === 2026-11-20T18:00 | en | E 2026-11-29T16:30 t:Kites c:events l:Mill
    Ticket · Adult
    Valley Kites v Coast Rovers
    Sun 29 Nov 2026, kick-off 16:30
    Turnstiles open 15:00
    Mill Race Stadium, Block 12
    === 2026-11-20T18:00 | en | E 2026-12-18T09:00 c:none t:exam l:Hall
    Final exam: CHEM 201
    Friday, December 18, 2026, 9:00 AM
    Whitman Hall 104
    Bring a calculator and student ID.
    === 2026-11-20T18:00 | en | E 2026-12-03T14:00 end=2026-12-03T14:30 c:none t:Vet
    Hi! Biscuit's visit at Otter Vet Clinic is confirmed for Thu Dec 3, 2:00–2:30 PM. Reply R to reschedule.
    === 2026-11-20T18:00 | en | E 2026-11-21T20:00 c:events,none l:my place
    < Nora
    game night at my place tomorrow at 8pm, bring snacks
    I'm in!
    Delivered
    === 2026-11-20T18:00 | en | E 2026-11-28T15:00 t:hike c:events,none,travel
    Tess: hike on Saturday?
    Kim: yes! morning?
    Tess: I work until noon, how about 3pm on the 28th
    Kim: perfect
    === 2026-11-20T18:00 | en | E 2026-12-19T15:30 c:travel t:Ferry l:Pier
    Island Ferry e-ticket
    Pier 7 → Otter Island
    Sat 19 Dec 2026
    Sailing 15:30
    Foot passenger x2
    £22.00
    === 2026-11-20T18:00 | en | E 2026-12-19T10:00 end=2026-12-21T10:00 c:travel t:car
    Car rental confirmed
    Compact car, Buzzard Rentals
    Pick-up: Sat, Dec 19, 10:00 AM, Boise Airport
    Drop-off: Mon, Dec 21, 10:00 AM
    Confirmation 88120-KR
    === 2026-11-20T18:00 | en | E 2026-11-22 c:shopping t:
    Your package arrives Sunday
    Expected Nov 22 by 9 PM
    Wool socks (2 pairs)
    Tracking 1Z 88R 0470
    === 2026-11-20T18:00 | en | E 2026-12-09T20:45 t:Larder l:Larder c:food
    9:41
    Booking #40021
    The Larder at Quay Nine
    Wed 9 Dec 2026 at 20:45
    for 5 people, garden room
    We hold tables for 15 minutes.
    See you then!
    === 2026-11-20T18:00 | en | E 2027-02-02T06:05 end=2027-02-02T09:20 t:KL l:MSP c:travel
    Trip to Austin
    MSP → AUS
    Tue Feb 2, 2027
    6:05 AM – 9:20 AM
    KL 88 · Economy · Nonstop
    Record locator T4RW9Q
    Online check-in opens Feb 1 at 6:05 AM
    === 2026-11-20T18:00 | en | E 2026-12-01T19:10 t:Vale l:York c:travel
    Vale Trains
    York → Leeds
    Tue 1 Dec 2026, dep 19:10
    Delay repay may apply
    Single, 1 adult, £11.20
    === 2026-11-20T18:00 | en | E 2026-12-19T16:00 end=2026-12-22T10:00 t:Fir l:Fir c:travel
    Your cabin is booked!
    Fir & Feather Lodge
    Arrival: Dec 19, 2026 after 4:00 PM
    Departure: Dec 22, 2026 before 10:00 AM
    Booking ID FF-2201
    3 nights, $612
    === 2026-11-20T18:00 | en | E 2026-12-10T19:00 t:Poets l:Otter c:events
    POETS AFTER DARK
    an open mic night
    Thursday Dec 10, 7pm
    Otter Books, 12 Mill Street
    Free entry. Sign up at the door from 6:30.
    === 2026-11-20T18:00 | en | E 2026-12-05T14:00 t:Rain l:Grand c:events
    ADMIT TWO
    "Rain on the Roof"
    Sat 5 December, 14:00
    Grand Cinema, Screen 2
    E14 E15
    Ref 5520-118
    === 2026-11-20T18:00 | en | E 2026-12-03T08:30 t:blood l:Lakeside c:none
    Lab appointment
    Fasting blood work
    Dec 3, 2026 8:30 AM
    Lakeside Medical Lab, 40 Shore Rd, Erie, PA 16501
    Do not eat after midnight.
    === 2026-11-20T18:00 | en | E 2026-11-21T13:00 t:picnic c:events,food
    Ana: picnic tomorrow at 1 at Juniper Park?
    Bo: yes please! I'll bring bread
    Ana: yay
    === 2026-11-20T18:00 | en | E 2026-12-02T10:00 end=2026-12-02T11:00 t:Design c:none,events
    Design sync
    Wed, 2 December · 10:00 – 11:00
    Where: Room Alder 3
    Organiser: priya@finchpost.example
    Accept  Tentative  Decline
    === 2026-11-20T18:00 | en | E 2026-12-16T18:45 t:Saffron l:Saffron c:food
    Saffron Yard
    Your reservation for 3 is all set
    Wednesday, December 16 · 6:45pm
    1120 Orchard Road, Eugene, OR 97401
    Need to change plans? Cancel by 4pm on the day.
    === 2026-11-20T18:00 | en | E 2026-11-27T19:30 t:trivia l:Otter
    Jo: trivia at the Otter next Friday? 7:30
    Lee: I'm there
    """#)
}
