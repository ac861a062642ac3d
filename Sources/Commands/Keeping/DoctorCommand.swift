import Drawer
import Foundation
import HelperProcess
import Recognition

extension CommandSpec {
  static let doctor = CommandSpec(
    name: "doctor",
    summary: "check languages, helpers, folders and terminal, and say what to install",
    arguments: "",
    options: [.flag("licenses", "list the terms of what Curio is made of, and where their texts lie")],
    argumentCount: 0...0
  ) { invocation, context in
    if invocation.has("licenses") { return try Doctor(context).listLicences(asJSON: invocation.isJSON) }
    let location = context.location(invocation)
    let checks = Doctor(context).checks(location) + [Doctor.assist(location)]
    for check in checks {
      if invocation.isJSON {
        try context.output.json(check)
      } else {
        let mark =
          switch check.state {
          case .ok: "ok      "
          case .optional: "optional"
          case .missing: "missing "
          }
        context.output.line("\(mark)  \(pad(check.name, 20))  \(printable(check.detail))")
      }
    }
    return checks.contains { $0.state == .missing } ? .failed : .done
  }
}

/// Looks at what Curio needs on this machine.
struct Doctor {
  struct Check: Encodable {
    enum State: String, Encodable { case ok, optional, missing }
    var name: String
    var state: State
    var detail: String
  }

  var context: Context
  private var environment: [String: String] { context.environment }

  init(_ context: Context) { self.context = context }

  func checks(_ location: DrawerLocation) -> [Check] {
    readers() + [picture(), terminal(), locale()] + folders(location) + programs()
  }

  /// Says whether anything is told to a service; asks it nothing.
  static func assist(_ location: DrawerLocation) -> Check {
    let address = location.assistAddress
    return Check(
      name: "hosted assist", state: .optional,
      detail: address.map { "on: text and fields of what is filed go to \($0); `curio assist off` ends it" }
        ?? "off: nothing leaves this machine")
  }

  func listLicences(asJSON isJSON: Bool) throws -> ExitCode {
    let pool = RecognitionPool(workers: 1)
    defer { pool.stop() }
    let status = try? context.wait { try await pool.status() }
    for part in Licences(readerFolder: status?.accurateFolder).parts() {
      if isJSON {
        try context.output.json(part)
      } else {
        context.output.line(
          "\(pad(part.name, 18))  \(pad(part.licence, 20))  \(printable(part.path ?? ""))".trimmedEnd)
      }
    }
    return .done
  }

  private func readers() -> [Check] {
    let pool = RecognitionPool(workers: 1)
    defer { pool.stop() }
    let status: ReaderStatus
    do {
      status = try context.wait { try await pool.status() }
    } catch let error as RecognitionError {
      return [Check(name: "curio-ocr", state: .missing, detail: error.message)]
    } catch {
      return [Check(name: "curio-ocr", state: .missing, detail: "\(error)")]
    }
    var checks = [
      Check(
        name: "Tesseract", state: .ok,
        detail: "\(status.tesseractVersion), models \(status.models.joined(separator: " "))")
    ]
    for model in status.missingModels {
      checks.append(
        Check(
          name: "model \(model.name)", state: .missing,
          detail: "apt-get install \(model.package), then `curio reread --unread`"))
    }
    checks.append(
      Check(
        name: "accurate reader", state: status.accurateFolder == nil ? .optional : .ok,
        detail: status.accurateFolder ?? status.accurateProblem ?? "not installed; Tesseract reads"))
    return checks
  }

  private func picture() -> Check {
    do {
      return Check(
        name: "curio-picture", state: .ok, detail: try HelperLocation.standard.path(of: "curio-picture"))
    } catch {
      return Check(
        name: "curio-picture", state: .optional, detail: "\(error.message) Screens show text only.")
    }
  }

  private func terminal() -> Check {
    let term = environment["TERM"] ?? ""
    let isUsable = !term.isEmpty && term != "dumb"
    let colors = environment["NO_COLOR"].map { $0.isEmpty ? "" : ", no colour (NO_COLOR)" } ?? ""
    return Check(
      name: "terminal", state: isUsable ? .ok : .optional,
      detail: isUsable ? term + colors : "TERM is “\(term)”: the screens need a terminal, the commands do not"
    )
  }

  private func locale() -> Check {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let isUTF8 = name.lowercased().replacingOccurrences(of: "-", with: "").contains("utf8")
    return Check(
      name: "locale", state: isUTF8 ? .ok : .optional,
      detail: isUTF8 ? name : "“\(name)” is not UTF-8; Curio uses C.UTF-8 and ASCII frames")
  }

  private func folders(_ location: DrawerLocation) -> [Check] {
    location.folders.map { name, path in
      var probe = path
      while !FileManager.default.fileExists(atPath: probe), probe != "/", !probe.isEmpty {
        probe = (probe as NSString).deletingLastPathComponent
      }
      let isWritable = FileManager.default.isWritableFile(atPath: probe)
      return Check(
        name: name, state: isWritable ? .ok : .missing, detail: isWritable ? path : "\(path) can't be written"
      )
    }
  }

  private func programs() -> [Check] {
    let optional = [
      ("xdg-open", "opens pictures in the desktop's viewer (xdg-utils)"),
      ("khal", "shows approved events in the terminal (khal)"),
      ("todo", "shows approved reminders (todoman)"),
      ("wl-paste", "takes pictures from a Wayland clipboard (wl-clipboard)"),
      ("xclip", "takes pictures from an X11 clipboard (xclip)"),
    ]
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return optional.map { name, use in
      let found = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
      return Check(name: name, state: found ? .ok : .optional, detail: use)
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
