import Foundation

/// Under which terms the parts of Curio stand.
struct Licences {
  struct Part: Encodable {
    var name: String
    /// SPDX names.
    var licence: String
    /// Where its text lies on this machine; nil where it is not installed.
    var path: String?
  }

  /// The folder of the accurate reader's files; nil when it does not work.
  var readerFolder: String?

  func parts() -> [Part] {
    [Part(name: "Curio", licence: "MIT")] + linked() + reader()
  }

  /// Debian installs the terms of each package in one place.
  private func linked() -> [Part] {
    Self.libraries.map { name, licence, packages in
      let texts = packages.map { "/usr/share/doc/\($0)/copyright" }
      return Part(
        name: name, licence: licence, path: texts.first(where: FileManager.default.fileExists(atPath:)))
    }
  }

  /// They are fetched, and their texts lie beside them.
  private func reader() -> [Part] {
    func text(_ name: String) -> String? {
      readerFolder.map { "\($0)/\(name)" }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    }
    return [
      Part(name: "ONNX Runtime", licence: "MIT", path: text("onnxruntime-LICENSE.txt")),
      Part(name: "its parts", licence: "several", path: text("onnxruntime-notices.txt")),
      Part(name: "PP-OCRv6 networks", licence: "Apache-2.0", path: text("models-LICENSE.txt")),
      Part(name: "their origin", licence: "Apache-2.0", path: text("models-notices.md")),
    ]
  }

  private static let libraries: [(name: String, licence: String, packages: [String])] = [
    ("Tesseract", "Apache-2.0", ["libtesseract5", "libtesseract-dev"]),
    ("Leptonica", "BSD-2-Clause", ["liblept5", "libleptonica-dev"]),
    ("libpng", "libpng-2.0", ["libpng16-16", "libpng-dev"]),
    ("libheif", "LGPL-3.0-or-later", ["libheif1", "libheif-dev"]),
    ("ZXing", "Apache-2.0", ["libzxing2", "libzxingcore-dev"]),
    ("ZBar", "LGPL-2.1-or-later", ["libzbar0", "libzbar-dev"]),
    ("chafa", "LGPL-3.0-or-later", ["libchafa0", "libchafa-dev"]),
    ("libical", "MPL-2.0 or LGPL-2.1", ["libical3", "libical-dev"]),
    ("Nettle", "LGPL-3.0 or GPL-2.0", ["libnettle8", "nettle-dev"]),
    ("ncurses", "X11", ["libncursesw6", "libncurses-dev"]),
    ("libcurl", "curl", ["libcurl4", "libcurl4-openssl-dev"]),
    ("GMime", "LGPL-2.1-or-later", ["libgmime-3.0-0", "libgmime-3.0-dev"]),
    ("GLib", "LGPL-2.1-or-later", ["libglib2.0-0", "libglib2.0-dev"]),
    ("Gumbo", "Apache-2.0", ["libgumbo1", "libgumbo-dev"]),
    ("FreeType", "FTL or GPL-2.0", ["libfreetype6", "libfreetype-dev"]),
    ("SQLite", "public domain", ["libsqlite3-0", "libsqlite3-dev"]),
    ("Snowball stemmers", "BSD-3-Clause", ["libstemmer0d", "libstemmer-dev"]),
  ]
}
