import Dispatch
import DrawerStore
import Glibc
import Specimens
import Testing

@Suite struct SettingsTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }
  var file: SettingsFile { SettingsFile(path: "\(scratch.path)/config/settings.json") }

  @Test func withoutAFileTheDefaultsHold() {
    let (settings, problem) = file.load()
    #expect(settings == Settings())
    #expect(problem == nil)
    #expect(settings.filesInBackground && !settings.usesHostedAssist && !settings.sharesAnalytics)
    #expect(Scratch.names(in: scratch.path).isEmpty)
  }

  @Test func whatIsChangedComesBackAndUnknownKeysAreKept() throws {
    mkdir("\(scratch.path)/config", 0o700)
    try scratch.file(
      "config/settings.json", Array(#"{"theme":"dark","future":{"a":[1,2.5,null,"x"]},"zoom":3}"#.utf8))
    try file.update {
      $0.watchedFolders = ["/home/ann/Pictures"]
      $0.keys = ["open": ["Enter", "o"]]
    }
    let settings = file.load().settings
    #expect(settings.theme == "dark")
    #expect(settings.watchedFolders == ["/home/ann/Pictures"])
    #expect(settings.keys == ["open": ["Enter", "o"]])
    let text = String(decoding: try #require(Scratch.bytes(file.path)), as: UTF8.self)
    #expect(text.contains("\"future\"") && text.contains("2.5") && text.contains("\"zoom\" : 3"))
    var info = stat()
    stat(file.path, &info)
    #expect(info.st_mode & 0o777 == 0o600)
  }

  @Test func damageIsReportedAndTheDamagedFileKept() throws {
    mkdir("\(scratch.path)/config", 0o700)
    for number in 1...2 {
      let broken = Array("{\"theme\": \(number)".utf8)
      try scratch.file("config/settings.json", broken)
      let (settings, problem) = file.load()
      #expect(settings == Settings())
      let kept = "\(file.path).damaged" + (number == 1 ? "" : "-2")
      #expect(problem == .brokenSettings(path: kept, detail: "not JSON"))
      #expect(Scratch.bytes(kept) == broken)
    }
    #expect(file.load().problem == nil)
  }

  @Test func changesMadeAtOnceAreAllKept() throws {
    let file = file
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for step in 0..<10 { _ = try? file.update { $0.watchedFolders.append("/folder/\(worker)-\(step)") } }
    }
    #expect(file.load().settings.watchedFolders.count == 40)
  }

  @Test func theLogIsBoundedAndHoldsOnlyFacts() throws {
    let log = DrawerLog(path: "\(scratch.path)/state/log", limit: 2000)
    let id = try specimenID(picture(1))
    for count in 0..<100 {
      log.note("filed", .id(id), .count(count), .milliseconds(5), .word("tesseract"), at: noon)
    }
    let sizes = ["", ".1"].map { Scratch.bytes("\(log.path)\($0)")?.count ?? 0 }
    #expect(sizes.allSatisfy { $0 > 0 && $0 <= 2000 })
    #expect(Scratch.names(in: "\(scratch.path)/state") == ["log", "log.1"])
    let last = String(decoding: try #require(Scratch.bytes(log.path)), as: UTF8.self).split(separator: "\n")
      .last
    #expect(last == "\(noon) \(getpid()) filed id=\(id.short) count=99 ms=5 tesseract")
  }
}

@Suite struct PathTests {
  func paths(_ environment: [String: String], drawer: String? = nil) throws -> [String] {
    try DrawerPaths(environment: environment, drawer: drawer, workingFolder: "/somewhere").all
  }

  @Test func theFoldersFollowTheXDGVariables() throws {
    #expect(
      try paths(["HOME": "/home/ann"]) == [
        "/home/ann/.local/share/curio", "/home/ann/.cache/curio", "/home/ann/.config/curio",
        "/home/ann/.local/state/curio",
      ])
    let all = [
      "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c/", "XDG_CONFIG_HOME": "relative", "XDG_STATE_HOME": "",
      "HOME": "/home/ann",
    ]
    #expect(
      try paths(all) == ["/d/curio", "/c/curio", "/home/ann/.config/curio", "/home/ann/.local/state/curio"])
    #expect(throws: DrawerError.noHome) { try paths(["XDG_DATA_HOME": "/d"]) }
  }

  @Test func aDrawerOfItsOwnLeavesNothingElsewhere() throws {
    let inside = ["/own", "/own/.cache", "/own/.config", "/own/.state"]
    #expect(try paths(["CURIO_DRAWER": "/own/", "HOME": "/home/ann", "XDG_CACHE_HOME": "/c"]) == inside)
    #expect(try paths(["CURIO_DRAWER": "/other"], drawer: "/own") == inside)
    #expect(try paths([:], drawer: "own/./x")[0] == "/somewhere/own/x")
    #expect(try paths(["CURIO_CACHE": "/fast", "CURIO_DRAWER": "/own"])[1] == "/fast")
  }
}
