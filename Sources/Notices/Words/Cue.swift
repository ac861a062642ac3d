/// What a word or phrase of a notice says about its sentence.
enum Cue: Hashable, Sendable {
  // Deeds
  case bring, wear, sendMoney, pay, sign, fill, giveBack, register, reply, book, need, order
  // Things
  case form, thing, money, price, shop, library, orderForm
  // Occasions
  case event, outing, pictureDay, dismissal, practice, interview, invited, family, meeting
  case dressDay, themeWeek
  // Turns that take the sentence away
  case cancelled, moved, oldPlan, past, negated, conditional, stillOpen, allowed, noSchool, information,
    disregard
  case extra, fine, soldOut, settled, rainDate
  // Doubt
  case undecided, timeDoubt
  // Money
  case deposit, balance, total, earlyPrice, suggested, debt, credit, perChild, variant, concession, raised
  // Times and dates
  case starts, doors, arrival, thatDay, deadline
  case pronoun
}
