import DrawerStore
import Glibc
import Specimens

// A process that works on a drawer until it is done or killed. What it has been promised, it says: a line is
// printed once the call has returned.
//
//   store-rehearsal fill DRAWER SEED COUNT       files pictures and writes their records
//   store-rehearsal import DRAWER FILE 1         files one file
//   store-rehearsal edit DRAWER ID TAG COUNT     adds TAG-n to the collections of one specimen, again and again
//   store-rehearsal churn DRAWER SEED COUNT      files, edits and deletes in turn

func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(1, bytes, bytes.count)
}

func picture(_ seed: Int) -> [UInt8] {
  var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  let noise = (0..<20_000).map { _ -> UInt8 in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 40)
  }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + noise
}

func record(_ filed: FiledImage) -> Specimen {
  let now = MachineClock.now()
  return Specimen(
    id: filed.id, media: filed.media, originalName: "a.png", importedAt: now,
    saved: SaveDate(now.utc, basis: .importTime), reading: .read(Reading(text: "line one\nline two")),
    title: "A picture", decision: .abstained(Abstention(.noDate, detail: "No day is named.")))
}

func file(_ seed: Int, in drawer: DrawerFolder) throws(DrawerError) -> SpecimenID {
  let filed = try drawer.fileImage(bytes: picture(seed), intent: FilingIntent(originalName: "a.png"))
  try drawer.write(record(filed))
  say("filed \(filed.id)")
  return filed.id
}

func rehearse(_ arguments: [String]) throws(DrawerError) {
  guard arguments.count >= 5, let count = arguments.last.flatMap({ Int($0) }) else { exit(2) }
  let drawer = DrawerFolder(
    try DrawerPaths(environment: [:], drawer: arguments[2], workingFolder: "/"))
  try drawer.prepare()
  switch arguments[1] {
  case "fill":
    for seed in 0..<count { _ = try file((Int(arguments[3]) ?? 0) + seed, in: drawer) }
  case "import":
    let filed = try drawer.fileImage(from: arguments[3])
    say("filed \(filed.id)")
  case "edit":
    guard let id = SpecimenID(arguments[3]) else { exit(2) }
    for step in 0..<count {
      try drawer.update(id) { $0.collections.append("\(arguments[4])-\(step)") }
      say("edited \(arguments[4])-\(step)")
    }
  case "churn":
    for seed in 0..<count {
      let id = try file((Int(arguments[3]) ?? 0) + seed, in: drawer)
      try drawer.update(id) { $0.note = "edited" }
      say("edited \(id)")
      if seed % 2 == 0 {
        say("deleting \(id)")
        try drawer.delete(id, at: MachineClock.now())
        say("deleted \(id)")
      }
    }
  default: exit(2)
  }
}

do {
  try rehearse(CommandLine.arguments)
} catch {
  say("failed: \(error.sentence)")
  exit(1)
}
