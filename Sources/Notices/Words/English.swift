/// The English words that notices are read with.
enum EnglishWords {
  static let lexicon = Lexicon<Cue>([
    // Deeds
    (
      .bring,
      "bring|bring in|bring back|please send|send in|send|sending|pack|have your child bring|should have|drop off|"
        + "donate|donations of|collecting|provide|come with|are in backpacks|in backpacks|set up|turn in|"
        + "turned in|must bring|need to bring|need to have|hand in|to bring|please have|supply|carry|students need|"
        + "children need|players need|campers need|everyone needs|each child needs|each student needs|they need|"
        + "students will need|children will need|they will need|you will need|pupils need|swimmers need"
    ),
    (
      .wear,
      "wear|wearing|dress in|dress up|dress as|come dressed|dressed as|dressed in|dress like|in costume|dress for"
    ),
    (
      .pay,
      "pay|paid|payable|payment|payments|to pay|add money|add funds|reload|load money|money is due|send money|"
        + "send cash|send payment|bring money|cash only|checks payable|make checks|check payable|amount due|balance due|"
        + "replenish|purchase|buy|bring your money|money to|send a check|make a payment|payment due|pay online|"
        + "payments due|settle"
    ),
    (
      .order,
      "order|orders|ordering|order by|orders due|pre-order|preorder|reserve your copy|orders placed|on sale"
    ),
    (.sign, "sign|signed|signature|sign and return|initial"),
    (
      .fill,
      "fill out|fill in|complete|completed|filled out|submit|submitted|take the survey|update your|please complete|upload|"
        + "vote for|vote"
    ),
    (
      .giveBack,
      "return|returned|due back|send back|sent back|bring back|give back|hand back|turn in|turned in|hand in|is due|"
        + "are due|due by|due on|due to|must be returned|due|needed by|collected by|we need"
    ),
    (
      .register,
      "sign up|sign-up|signup|sign ups|sign-ups|sign your child up|register|registration|enroll|enrollment|apply|applications|"
        + "signing up|registrations|tryout form"
    ),
    (
      .reply,
      "rsvp|rsvps|respond|reply|let us know|let me know|confirm your|please confirm|please email|notify|tell us|"
        + "indicate|confirm"
    ),
    (
      .book,
      "book a slot|book a time|book your|reserve a spot|reserve your|choose a time|pick a time|schedule a conference|"
        + "schedule your conference|schedule a time|book an appointment|select a time|reserve a time|choose a slot|"
        + "pick a slot|book online|reserve a seat|book an"
    ),
    (.need, "need|needs|needed|required|must|hold our spot|please include|along with"),

    // Things
    (
      .form,
      "form|forms|slip|slips|permission slip|permission slips|waiver|waivers|contract|contracts|agreement|agreements|"
        + "survey|questionnaire|application|packet|packets|pledge sheet|pledge sheets|sheet|sheets|reading log|"
        + "reading logs|log|logs|consent|permission|emergency card|emergency cards|contact card|report card envelope|"
        + "report card|report cards|planner|release|handbook|registration form|entry form|entry forms|"
        + "health form|paperwork|acknowledgement|acknowledgment|document|documents|progress report|"
        + "folder|communication folder"
    ),
    (
      .thing,
      "project|projects|poster|posters|book report|book reports|homework|supplies|board|boards|canned food|"
        + "costume|diorama|donation|donations|items|item|snack|snacks|lunch|sack lunch|bag lunch|water bottle|sneakers|"
        + "jacket|coat|sunscreen|hat|gift|gifts|card|cards|valentines|toy|book|books|instrument|uniform|shirt|model|"
        + "science fair board|food|tissues|photo|baby photo|boxes|box|coats|toys|cans|cookies|dish"
    ),
    (.library, "library book|library books|textbooks|instrument rental"),
    (.orderForm, "order form|order forms|order envelope|order envelopes|photo envelope|picture envelope"),
    (.money, "money|cash|check|checks|dues|fees|fee|tuition|funds|envelope|payment|deposit|balance|account"),
    (
      .price,
      "cost|costs|price|prices|priced|tickets are|ticket|tickets|admission|each|per|is $|are $|fee|fees|deposit|"
        + "balance|dues|package|packages"
    ),
    (
      .shop,
      "holiday shop|book fair|santa shop|santa's shop|bake sale|school store|plant sale|candy sale|holiday store|"
        + "gift shop|secret shop|winter shop|craft sale|snow cone sale|popcorn sale|ice cream sale|candy gram*"
    ),

    // Occasions
    (
      .event,
      "concert|feast|banquet|social|open mic|lunch with|brunch|pep rally|rally|race|relay|expo|exhibit|chess club|performance|performances|recital|play|musical|parade|fair|festival|carnival|celebration|ceremony|"
        + "graduation|promotion ceremony|party|breakfast|luncheon|picnic|potluck|dance|fun run|walk-a-thon|walkathon|"
        + "jog-a-thon|field day|sports day|game|tournament|science fair|art show|talent show|showcase|exhibition|viewing|"
        + "public viewing|assembly|fundraiser|read aloud|recognition|awards|auction|bingo|spelling bee|"
        + "share day|sing-along|tea|kickoff|meet|tryouts|auditions|audition|competition|nativity|disco|assemblies|"
        + "visit day|clinic|play date|playdate|cleanup day|clean-up day|work day|workday|perform|performs|performing|show|"
        + "movie|gala|swim meet|harvest festival|sleepover|storytime|story time"
    ),
    (
      .family,
      "back to school night|back-to-school night|open house|curriculum night|family night|math night|science night|"
        + "literacy night|reading night|game night|movie night|bingo night|craft night|trivia night|stem night|"
        + "art night|international night|multicultural night|skate night|spirit night|restaurant night|"
        + "grandparents' day|grandparents day|special friends day|special person day|muffins with moms|"
        + "donuts with dads|donuts with grownups|meet the teacher|parents' evening|parent evening|open evening|"
        + "coffee with the principal|family picnic|family dance|orientation|information night|family fun night|"
        + "welcome night|curriculum evening|open morning|drop-in session|sports night|games night|quiz night"
    ),
    (
      .meeting,
      "meeting|meetings|workshop|training|information session|info session|webinar|pta meeting|parent meeting|"
        + "safety meeting|council|town hall|seminar"
    ),
    (
      .outing,
      "field trip|field trips|trip|trips|excursion|visit to|we visit|will visit|visiting|visits the|visits|goes to the|"
        + "heads to the|heading to the|outdoor school|camp|overnight|"
        + "tour|walk to|walk over|going to the|travel to|class trip|retreat|swimming lessons|swim lessons"
    ),
    (
      .pictureDay,
      "picture day|photo day|school pictures|school photos|class photos|class pictures|portraits|retake*|picture retake*"
    ),
    (
      .dismissal,
      "early dismissal|dismissal|dismissed|dismiss|released at|are released|early release|half day|half-day|minimum day|"
        + "release time|pick-up time|pickup time|late start|delayed opening|late opening|two-hour delay|school ends|"
        + "pick up at|pick-up at|dismisses|early closing|finish early|let out|late arrival"
    ),
    (
      .practice,
      "practice|practices|rehearsal|rehearsals|club meets|club begins|club starts|lessons begin|tutoring|first meeting|"
        + "class begins|session|sessions|dress rehearsal"
    ),
    (
      .interview,
      "conference|conferences|appointment|appointments|screening appointment|checkup|interview|interviews"
    ),
    (
      .invited,
      "invited|are invited|join us|please join|welcome to attend|welcome to watch|parents are welcome|families are welcome|"
        + "come and see|come see|you are invited|you're invited|family members are welcome|we hope to see you|"
        + "we hope you can|hope you can join|please attend|must attend|attend|come to|may come|all are welcome|welcome to join|"
        + "save the date|see you there|come read|open to all families|don't miss|come join|come enjoy"
    ),
    (
      .dressDay,
      "pajama|pajamas|pj|pyjama|pyjamas|twin|sock|socks|jersey|hat day|crazy hair|wacky|superhero|superheroes|tie-dye|tie dye|"
        + "neon|decades|decade|favorite character|storybook character|backwards|inside out|mismatch|mismatched|camo|"
        + "hawaiian|beach day|team day|spirit day|color day|school colors|dress-up day|blue and|red and|and white day|"
        + "and gold day|western|cowboy|sports day|sunglasses|mustache|career day|twins|college|orange day|wear red|"
        + "rainbow|disney|flannel|sweater|ugly sweater|non-uniform|own clothes|mufti|jeans|sports team|sparkle|"
        + "cozy|comfy|slipper|formal|fancy|crazy|silly|character day|favorite team|tropical"
    ),
    (
      .themeWeek,
      "spirit week|dress-up days|theme days|theme week|red ribbon week|read across america|dress up days|spirit days|"
        + "homecoming week|kindness week|book week|read-a-thon week|reading week|dress-up week|school spirit|themes"
    ),

    // Turns
    (
      .cancelled,
      "canceled|cancelled|called off|will not be held|will not take place|will not meet|no longer be held|is off|"
        + "has been scrapped|will not be having|won't be held|won't be having|not be held|there will be no|will be no|"
        + "no practice|no club|no after-school"
    ),
    (
      .moved,
      "rescheduled|moved to|been moved|new date|postponed|will now|changed to|is now|instead|moved from|has moved|"
        + "pushed back|moving to|change of date|date change|time change|corrected|correction"
    ),
    (
      .oldPlan,
      "was to be|originally|instead of|rather than|previously|moved from|not on|was scheduled|from|had been|old date|"
        + "was listed|listed as|not|was planned|earlier flyer|was going to be"
    ),
    (.disregard, "disregard|sent in error|in error|by mistake|ignore the|please ignore"),
    (
      .past,
      "thank you to|thank you for|thanks to|thanks for|many thanks|was a success|raised|enjoyed|congratulations|had a great|"
        + "had a wonderful|what a|were a hit|last week's|last friday's|we collected|went home|we had|was held|took place|"
        + "visited|celebrated|were sent home|were handed out|was wonderful|was a hit|came home|so proud|thank you all|hats off|"
        + "kudos|we loved|last night|came to"
    ),
    (
      .negated,
      "do not send|don't send|do not bring|don't bring|please do not|please don't|no need to|nothing to send|"
        + "not required|no action|not necessary|need not|not need to|nothing to bring|no cost|do not need|don't need|"
        + "will be provided|are provided|is provided|provided by|leave at home|stay home|stay at home|keep at home|"
        + "not allowed|not permitted|nothing is needed|nothing needs|no order is needed|refrain|no money|no costumes|never send"
    ),
    (
      .conditional,
      "if you would like|if you'd like|if you wish|if you want|if you do not want|if you don't want|"
        + "if you do not wish|if your child has|if your child does not|if your child is|if your child would|if you plan|"
        + "if interested|if you are interested|if you have questions|if you have any|if you need|if you cannot|if you can't|"
        + "if you lost|lost books|if needed|if you are unable|if you bought|to change your|if you prefer|if desired|"
        + "if your child rides|if your child missed|if your child was|unless|should you|in case|if your child needs|"
        + "opt out|opt-out|if you have already|if you have a|if you'd rather|if you are able to volunteer|if your family|"
        + "if you have concerns|in the event|families who wish|anyone who|those who|if your child wants|if there is|"
        + "if you would prefer|if you choose|if you received|if you missed|if your student|if absent"
    ),
    (
      .stillOpen,
      "if you have not|if you haven't|if not already|still owe|still need|have not yet|haven't yet|if you can|if you are able|"
        + "if possible|if able|if you still"
    ),
    (
      .allowed,
      "may|are welcome|is welcome|welcome|optional|can wear|can bring|is allowed|are allowed|feel free|can also|may also|"
        + "encouraged to|are encouraged|if available"
    ),
    (
      .noSchool,
      "no school|school closed|school is closed|schools closed|schools will be closed|closed for|holiday break|"
        + "winter break|spring break|school resumes|classes resume|fall break|teacher workday|no classes|"
        + "school will be closed|will be closed|is closed|are closed|inset day|staff development|"
        + "professional development|half term|thanksgiving break|offices are closed|return to school|back to school on"
    ),
    (
      .information,
      "state testing|testing is|testing window|lockdown drill|fire drill|drill|clocks spring|clocks fall|spring forward|"
        + "fall back|lice|menu|lunch menu|will follow|will come home|will be sent|reminder that|are reminded|hand washing|"
        + "student of the month|attendance|please drive|drop-off line|car line|report cards go home|report cards come home|"
        + "screening|will take place during the week|survey results|will be mailed|results|sleep|wash hands|statistics|"
        + "as usual|is at the regular|regular time|regular schedule|will be announced|more information|more details|details to follow|"
        + "sent home|welcome our|plenty of|good breakfast|office hours|hours are|is open from|open weekdays|"
        + "lost and found|will be posted|assessments|standardized|dress code|phones must|keep your child home"
    ),
    (
      .extra,
      "volunteer|volunteers|chaperone|chaperones|extra tickets|additional tickets|spare|we are looking for|helpers|"
        + "sponsor|sponsors|siblings may|room parents|room parent"
    ),
    (.fine, "fine|fines|replacement|lost or damaged|damaged|late fee|late fees|penalty"),
    (.soldOut, "sold out|is full|are full|no longer available|has closed|waitlist|wait list|have closed"),
    (
      .settled,
      "have been received|has been received|already received|was received|we received|is paid|paid in full|have been paid|"
        + "has been paid|is covered|covered by|already paid|thanks to a grant|free of charge|at no cost|already signed|have received"
    ),
    (.rainDate, "rain date|raindate|rain-date|snow date|backup date|alternate date|in case of rain"),
    (
      .undecided,
      "to be confirmed|to be announced|to be determined|tbd|tba|tbc|still being confirmed|being finalized|not yet set|"
        + "not been set|not yet confirmed|being confirmed|will be confirmed|exact date|date is still|date to follow|"
        + "has not been decided|date will be announced|new date will be|not been decided|not been confirmed|tentative|"
        + "tentatively|still being scheduled|date has not"
    ),
    (
      .timeDoubt,
      "final start time|time may change|check with the office|calendar on our website lists|website lists|calendar lists|"
        + "website says|flyer says|calendar says|confirm the time|confirm the start|start time is still|time is still|"
        + "time to be announced|time tba|time tbd|time to be confirmed|time will be announced|exact time|app shows|app lists|"
        + "website shows|calendar shows|double-check the time|different time"
    ),

    // Money
    (.deposit, "deposit|first payment|first installment|down payment|initial payment|1st payment"),
    (
      .balance,
      "balance of|remaining balance|the balance|second payment|second installment|final payment|remainder|remaining|"
        + "2nd payment|final installment"
    ),
    (
      .total,
      "total cost|in total|total price|total is|the total|total of|altogether|full cost|full price|total"
    ),
    (
      .earlyPrice,
      "afterwards|if paid by|after that date|when paid by|goes up|price goes|early bird|early-bird|earlybird|increases to|rises to|after that|thereafter|save|discount|"
        + "late price|regular price|early price|early registration|late registration|increase|advance"
    ),
    (
      .suggested,
      "suggested donation|suggested value|voluntary|suggested|donation of $|any amount|recommended donation|pay what you can|"
        + "optional donation|goal of|our goal|goal is|worth|valued at|value"
    ),
    (
      .debt,
      "negative balance|overdrawn|owes|owe|in the red|past due|overdue|outstanding balance|unpaid|below zero|negative|"
        + "outstanding|balance due|amount owed|has a balance of -"
    ),
    (.credit, "has $|balance of $|left|remaining in|current balance|low balance|running low"),
    (
      .perChild, "per child|per student|per person|per family|each|apiece|per ticket|a slice|per item|a piece"
    ),
    (
      .variant,
      "adult|adults|youth|child|children|student|students|senior|seniors|size|sizes|small|medium|large|xl|xxl|family|hardcover|softcover|"
        + "paperback|sibling|siblings|second child|additional child|basic|deluxe|package|option|personalized|standard|plus|"
        + "half day|full day|single|set of|with lesson|with rental|members|non-members|nonmembers|door|at the door|under"
    ),
    (
      .concession,
      "a slice|slice|pizza|hot dog*|water|popcorn|cotton candy|snacks will|concessions|food trucks|refreshments|drinks|bake"
    ),
    (.raised, "raised|collected|goal|grant|prize|prizes|wins|win|gift card|awarded|won"),

    // Times and dates
    (
      .starts,
      "starts|begins|start|begin|starting|performance at|show at|kicks off|program starts|singing starts|curtain"
    ),
    (.doors, "doors open|doors|seating|doors at"),
    (
      .arrival, "report|arrive|arrival|call time|should be in|check in|check-in|meet at|be at|should be there"
    ),
    (
      .thatDay,
      "that day|same date|same day|same time|the day of|on the day|day of the|on picture day|that date|that morning|"
        + "that night|that evening|this day|by then|for the trip|for this trip|on that day|for the event|on field day|on trip day"
    ),
    (.deadline, "deadline|closes|close|no later than|due date|last day|cutoff|until|through"),
    (
      .pronoun,
      "return it|return them|return both|return all|bring it|send it|sign it|turn it in|return this|return the bottom"
    ),
  ])

  /// Words that end the object of a deed.
  static let stops: Set<String> = [
    "by", "on", "before", "until", "at", "with", "for", "to", "so", "if", "when", "in", "and", "or", "is",
    "are", "will",
    "that", "this", "because", "every", "no", "as", "due", "must", "may", "from", "where", "who", "which",
    "but",
    "starting", "beginning", "please", "has", "have", "was", "were", "can", "should", "next", "tomorrow",
    "today", "through",
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "be", "of",
  ]
  static let articles: Set<String> = [
    "a", "an", "the", "your", "our", "their", "his", "her", "all", "any", "some", "one", "both", "please",
    "completed", "us",
    "child", "child's", "in", "back", "out", "up", "each", "its", "as", "like", "money", "also", "own",
  ]
  /// Beginnings of the names of what is used on the day itself: packed lunches are never due before the trip.
  static let dayOf = [
    "lunch", "water", "drink", "snack", "coat", "jacket", "raincoat", "waterproof", "boots", "wellies",
    "sneaker",
    "trainers", "shoes", "hat", "sunscreen", "sun", "towel", "swim", "goggles", "glove", "mitten", "scar",
    "wear",
    "umbrella", "clothes", "blanket", "glasses", "racket", "shin", "kit",
  ]
  /// Words that say only that something costs.
  static let costly: Set<String> = [
    "cost", "costs", "price", "prices", "payment", "payments", "total", "amount", "is", "are", "the", "per",
    "each", "child", "children", "student", "students", "person", "adult", "adults", "youth", "size", "sizes",
    "small", "medium", "large", "a", "of", "and", "for", "this", "it", "paid", "payable", "if",
    "contribution",
  ]
  /// Words that name no thing to pay for or sign by themselves.
  static let generic: Set<String> = costly.union([
    "money", "cash", "form", "forms", "slip", "slips", "permission", "fee", "fees", "tickets", "ticket",
    "sign", "return", "due",
  ])
  /// Whom or where a notice is from or for; a heading of nothing else names no topic.
  static let addresses: Set<String> = [
    "family", "families", "parent", "parents", "guardians", "carers", "caregivers", "school", "elementary",
    "primary",
    "academy", "newsletter", "news", "weekly", "monthly", "bulletin", "class", "students", "pupils", "all",
    "and", "of",
    "the", "grade", "grades", "year", "years", "kindergarten", "first", "second", "third", "fourth", "fifth",
    "sixth",
    "room", "our", "for", "from", "to", "attention", "letter", "notice", "graders", "reception", "team",
    "office",
  ]
  /// A greeting or a closing, not a topic.
  static let greetings: Set<String> = [
    "dear", "hi", "hello", "good", "thanks", "thank", "sincerely", "regards", "from", "sent", "subject", "to",
    "greetings",
    "cheers", "warmly", "best",
  ]
}
