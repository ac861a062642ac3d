// swift-tools-version: 6.0
import PackageDescription

// Dependencies point one way: domain types ← engines, stores and devices ← the drawer ← screens and
// commands ← the executable. Each C library is imported by exactly one room.

func library(_ name: String, package: String, pkgConfig: String? = nil) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Libraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([package])])
}

func room(
  _ name: String, on dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
  excluding excluded: [String] = [], links: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: excluded, resources: resources,
    linkerSettings: links.map { .linkedLibrary($0) })
}

func program(_ name: String, on dependencies: [Target.Dependency], excluding excluded: [String] = [])
  -> Target
{
  .executableTarget(name: name, dependencies: dependencies, exclude: excluded)
}

func tests(_ name: String, on dependencies: [Target.Dependency] = [], fixtures: Bool = false) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies,
    exclude: fixtures ? ["Fixtures"] : [])
}

let package = Package(
  name: "curio",
  products: [
    .executable(name: "curio", targets: ["curio"]),
    .executable(name: "curio-ocr", targets: ["curio-ocr"]),
    .executable(name: "curio-picture", targets: ["curio-picture"]),
  ],
  targets: [
    // C libraries
    library("CSQLite", package: "libsqlite3-dev"),
    library("CStemmer", package: "libstemmer-dev"),
    library("CTesseract", package: "libtesseract-dev"),
    library("CLeptonica", package: "libleptonica-dev"),
    library("CHeif", package: "libheif-dev"),
    library("CZBar", package: "libzbar-dev"),
    library("CChafa", package: "libchafa-dev", pkgConfig: "chafa"),
    library("CIcal", package: "libical-dev"),
    library("CFreeType", package: "libfreetype-dev", pkgConfig: "freetype2"),
    library("CSpawn", package: "libc6-dev"),
    library("CNettle", package: "nettle-dev"),
    library("CGumbo", package: "libgumbo-dev"),
    library("CGLib", package: "libgmime-3.0-dev", pkgConfig: "glib-2.0"),
    // GMime's own pkg-config file carries flags that SwiftPM warns of at every build.
    .target(
      name: "CGMime", dependencies: ["CGLib"], path: "Sources/Libraries/CGMime",
      cSettings: [.unsafeFlags(["-I/usr/include/gmime-3.0"])],
      linkerSettings: [.linkedLibrary("dl")]),
    // Loaded when it is first used: it brings thirty libraries with it.
    .target(name: "CCurl", path: "Sources/Libraries/CCurl", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "CNcurses", path: "Sources/Libraries/CNcurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(
      name: "CZXing", path: "Sources/Libraries/CZXing",
      linkerSettings: [.linkedLibrary("ZXing"), .linkedLibrary("stdc++")]),
    .target(name: "COnnx", path: "Sources/Libraries/COnnx", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CPNG", path: "Sources/Libraries/CPNG", linkerSettings: [.linkedLibrary("png16")]),

    // Domain
    room("Specimens", links: ["m"]),

    // Engines: pure text in, values out
    room("Extraction", on: ["Specimens"]),
    room("Decisions", on: ["Specimens", "Extraction"]),
    room("Notices", on: ["Specimens", "Extraction"]),
    room("Explaining", on: ["Specimens", "Extraction", "Mail"]),

    // Devices and stores
    room("HelperProcess", on: ["CSpawn"]),
    room("Imaging", on: ["Specimens", "CLeptonica", "CHeif", "CPNG"]),
    room(
      "Readers", on: ["Specimens", "Imaging", "CTesseract", "CZBar", "CZXing", "COnnx"], excluding: ["Setup"]),
    room("Recognition", on: ["Specimens", "HelperProcess"]),
    room("Terminal", on: ["CNcurses"]),
    room("Speech", on: ["HelperProcess"]),
    room("Glyphs", on: ["CFreeType"]),
    room("Network", on: ["CCurl"]),
    room("MailServer", on: ["Specimens", "Network", "HelperProcess"]),
    room("Assist", on: ["Specimens", "Extraction", "Decisions", "Network", "MailServer"]),
    room("Pictures", on: ["Specimens", "HelperProcess"]),
    room("DrawerStore", on: ["Specimens", "CNettle"]),
    room("CalendarFiles", on: ["Specimens", "CIcal"]),
    room("Mail", on: ["Specimens", "CGMime", "CGumbo"]),
    room("SearchIndex", on: ["Specimens", "Extraction", "CSQLite", "CStemmer"]),

    // The one door: every use case is a method here
    room(
      "Drawer",
      on: [
        "Specimens", "Extraction", "Decisions", "Recognition", "DrawerStore", "CalendarFiles", "SearchIndex",
        "Assist", "Notices",
      ]),
    room(
      "Interpreting", on: ["Specimens", "Extraction", "Mail", "Explaining", "Network", "HelperProcess"]),
    room(
      "Parent",
      on: [
        "Specimens", "Mail", "MailServer", "Explaining", "Interpreting", "Network", "HelperProcess", "Drawer",
      ],
      resources: [.embedInCode("Sites/sites.json")]),

    // The family's door: notices, children, the week
    room("Family", on: ["Specimens", "Notices", "DrawerStore", "CalendarFiles", "Drawer"]),

    // What people touch
    room(
      "Screens",
      on: [
        "Specimens", "Extraction", "Terminal", "HelperProcess", "Drawer", "Notices", "Family", "Pictures",
      ]),
    room(
      "ParentScreens",
      on: [
        "Specimens", "Terminal", "Glyphs", "Pictures", "Speech", "Mail", "Explaining", "Interpreting",
        "HelperProcess", "Parent", "Drawer",
      ]),
    room(
      "Commands",
      on: [
        "Specimens", "Extraction", "Decisions", "Notices", "Family", "HelperProcess", "Recognition", "Drawer",
        "Screens",
        "Mail", "Explaining", "Interpreting", "Speech", "Parent", "ParentScreens", "Assist",
      ]),
    program("curio", on: ["Commands"], excluding: ["Packaging"]),
    program("curio-ocr", on: ["Specimens", "Readers", "Recognition", "HelperProcess"]),
    program("curio-picture", on: ["Specimens", "Imaging", "Pictures", "HelperProcess", "CChafa"]),

    // Tests
    .target(name: "TestSupport", dependencies: ["Specimens"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "terminal-rehearsal", dependencies: ["Terminal"], path: "Tests/TerminalRehearsal"),
    .executableTarget(
      name: "store-rehearsal", dependencies: ["Specimens", "DrawerStore"], path: "Tests/StoreRehearsal"),
    tests("Specimens"),
    tests("Extraction"),
    tests("Decisions"),
    tests("Notices"),
    tests("Mail"),
    tests("Explaining", on: ["Mail"]),
    tests("Interpreting", on: ["Network", "Mail", "Explaining"]),
    tests("Parent", on: ["Drawer", "Mail", "Explaining"]),
    tests(
      "ParentScreens", on: ["Parent", "Terminal", "Explaining", "Mail", "MailServer", "Network"],
      fixtures: true),
    tests("Imaging", fixtures: true),
    tests("Readers", fixtures: true),
    tests("Recognition", on: ["HelperProcess", "Imaging"]),
    tests("Terminal", on: ["terminal-rehearsal"]),
    tests("Speech"),
    tests("Glyphs"),
    tests("Network"),
    tests("MailServer", on: ["Network"]),
    tests("Assist", on: ["Specimens", "Extraction", "Decisions"]),
    tests("Pictures", on: ["Specimens", "HelperProcess", "curio-picture"]),
    tests("DrawerStore", on: ["store-rehearsal"]),
    tests("CalendarFiles"),
    tests("SearchIndex"),
    tests("Drawer"),
    tests("Family", on: ["Notices", "Drawer", "DrawerStore"]),
    tests("Screens", on: ["Terminal", "Drawer", "Decisions", "Family", "Notices"], fixtures: true),
    tests("Commands", on: ["Drawer"]),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport", "Screens", "Speech"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
