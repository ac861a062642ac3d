extension LabelledText {
  static let englishMore = #"""
    === 2026-12-03T19:14 | en | A cancelled c:none
    Class update
    Sunrise Yoga on Sat Dec 5 8:00 AM has been cancelled by the studio.
    Your credit was returned.
    === 2026-12-03T19:14 | en | A cancelled,pastDate c:food
    Reservation canceled
    Clove & Quill
    Fri, Nov 27 · 7:00 PM
    Party of 2
    Book again
    === 2026-12-03T19:14 | en | A pastDate c:shopping
    Order delivered Dec 2
    Stoneware mug set (4)
    Left at: Front porch
    Leave a review
    === 2026-12-03T19:14 | en | A pastDate,noEvent c:food
    The Copper Finch
    2026-12-02 19:48
    Table 8  Server Jo
    2 Lentil stew 24.00
    1 Pilsner 6.50
    Subtotal 30.50
    Tax 2.67
    TOTAL 33.17
    VISA ****1881
    Thank you!
    === 2026-12-03T19:14 | en | A pastDate c:shopping,food
    20% OFF YOUR NEXT VISIT
    Valid until Nov 15, 2026
    Moss Burger
    === 2026-12-03T19:14 | en | A noEvent c:none
    Wi-Fi
    Network: Alder Guest
    Password: pine-cone-77
    Valid 24 hours
    === 2026-12-03T19:14 | en | A noEvent c:shopping
    Trail shoes, women's
    $119.00
    ★★★★☆ 1,204 ratings
    FREE delivery Mon, Dec 7
    Or fastest delivery Sat, Dec 5
    In Stock
    Add to Cart
    Buy Now
    === 2026-12-03T19:14 | en | A noEvent c:housing
    2 bed flat to rent
    £1,450 per month
    Carrow Road, Norwich NR1
    Available from 4 January 2027
    Furnished · EPC C
    Added on 28/11/2026
    Contact agent
    === 2026-12-03T19:14 | en | A notForUser,noEvent c:none
    Weather
    Fri 4  9° / 3°
    Sat 5  11° / 6° Rain 80%
    Sun 6  7° / 1°
    Sunrise 7:41 Sunset 16:02
    === 2026-12-03T19:14 | en | A notForUser,lowConfidence c:none,housing
    Thanks! Your autopay for Northgate Energy, $81.22, is scheduled for Dec 15. No action is needed.
    === 2026-12-03T19:14 | en | A noDate,noEvent,ambiguousDate,lowConfidence c:none
    Pool timetable
    Mon  6:30–9:00 lanes
    Tue  6:30–9:00 lanes, 17:00 aqua fit
    Wed  closed
    Thu  6:30–9:00 lanes
    === 2026-12-03T19:14 | en | A lowConfidence c:food
    Request sent
    We've received your reservation request for Dec 12 at 7:00 PM.
    The restaurant will confirm within 24 hours.
    === 2026-12-03T19:14 | en | A duplicate c:food,events,none
    December 2026
    Fri 11
    19:00 Dinner with Noor
    Saffron House
    Calendar: Personal
    Alert: 1 hour before
    Delete Event
    === 2026-12-03T19:14 | en | A noEvent,notForUser c:none
    git log --oneline
    4e1f0c2 (HEAD -> main) Fix parser, 2026-12-01
    a771bd0 Merge branch 'dates'
    $ swift test
    Test run started at 14:02:11
    === 2026-12-03T19:14 | en | A notForUser,noEvent,pastDate c:none
    City approves new tram line
    By Staff Reporter
    December 2, 2026 5:12 PM
    The council voted 7-2 on Wednesday to approve construction starting in March 2027.
    === 2026-12-03T19:14 | en | A noDate,noEvent c:shopping
    SALE ENDS IN
    02 : 14 : 33
    hrs min sec
    Up to 60% off boots
    === 2026-12-03T19:14 | en | A notForUser,pastDate c:events,none
    FT
    Rovers 2 – 2 Harriers
    League · 2 Dec 2026
    Attendance 8,112
    === 2026-12-03T19:14 | en | A pastDate,noEvent c:none,shopping,travel,housing
    Payment received
    Thank you for your payment of $73.18 on Dec 1, 2026.
    Reference 88120-4
    === 2026-12-03T07:14 | en | R 2026-12-03T18:30 t:park c:none,travel
    Street parking
    You're parked in zone 2210
    Expires 6:30 PM
    Time left 1h 12m
    Add time
    === 2026-11-25T07:14 | en | R 2026-12-02 t:pick c:shopping
    Your parcel is waiting
    Collect from: Corner Shop, 4 Hill Lane
    Collection code 771 204
    Available until 2 December
    === 2026-12-07T07:14 | en | E 2026-12-07T18:10 t:pick c:food
    Order #221 confirmed
    Basil & Bun
    Pickup today at 6:10 PM
    2 x veggie banh mi
    $24.60 paid
    === 2026-12-07T07:14 | en | E 2026-12-19T10:00 end=2026-12-22T10:00 l:Airport c:travel
    Hertwell Car Rental
    Reservation 99-1K2L3
    Pick-up: Sat, Dec 19, 2026 10:00 AM, Reno Airport
    Return: Tue, Dec 22, 2026 10:00 AM
    Compact SUV
    === 2026-12-07T07:14 | en | E 2026-12-10T18:30 end=2026-12-10T19:20 t:Spin c:none,events
    Booked! Bike 14
    Spin 50 w/ Marco
    Thu, Dec 10 • 6:30 – 7:20 PM
    Pedal House Downtown
    Cancel free until 12 hours before class
    === 2026-12-07T07:14 | en | E 2026-12-12T11:30 t:Fern c:housing
    Viewing booked
    Flat 2, 31 Fern Street, Leeds LS6 2AB
    Saturday 12 December 2026 at 11:30
    Agent: Hollis
    £950 pcm
    === 2026-12-07T07:14 | en | E 2027-01-22T09:00 t:exam c:none
    Admission ticket
    Advanced Statistics final exam
    22 January 2027, 09:00
    Room 2.14, Hall B
    Bring photo ID. Doors close at 08:50.
    === 2026-12-07T07:14 | en | E 2026-12-17T18:00 t:conference l:Cafeteria c:none
    Hawthorn Middle School
    Parent-teacher conferences
    Thursday, December 17, 6:00 PM
    School cafeteria
    Sign up sheet at the office
    === 2026-12-02T09:41 | en | R 2026-12-20 c:events
    Clay & Cloud
    Ceramics since 1960
    until 20 December 2026
    Norden Gallery
    Wed–Sun 11–6
    Free
    === 2026-12-07T07:14 | en | E 2027-01-16T19:00 t:Comedy l:Anchor c:events
    New date!
    Monday Night Comedy
    Was: Mon 14 Dec 2026
    Now: Sat 16 Jan 2027, 7:00 PM
    The Blue Anchor
    All tickets stay valid
    === 2026-12-07T07:14 | en | E 2026-12-24T16:00 end=2026-12-24T17:00 t:Carol l:Mark c:events
    Carol service by candlelight
    Thursday 24th December
    4 - 5pm
    St Mark's Church, Mill Road
    === 2026-12-28T07:14 | en | E 2027-01-02T09:30 t:hike c:events,none
    New Year hike
    Sat Jan 2, 9:30 AM
    Meet at Cedar Ridge trailhead
    Bring snacks
    === 2026-12-03T19:14 | en | E 2026-12-08T15:00 end=2026-12-08T15:30 t:Phone c:none,events
    Your call is scheduled
    Phone screen with Alder Labs
    Tue, Dec 8, 2026
    3:00 – 3:30 PM Eastern Time
    Calendly link: https://cal.example/r/8821
    === 2026-12-03T19:14 | en | R 2026-12-31 t:trial c:none,shopping
    Mossy Gym
    Your free trial ends December 31, 2026.
    Cancel before then to avoid a charge of $29.
    === 2026-12-03T19:14 | en | R 2027-02-28 t:passport c:none,travel
    Passport renewal reminder
    Your passport expires on 28 February 2027.
    Renew at least 6 weeks before travel.
    """#
}
