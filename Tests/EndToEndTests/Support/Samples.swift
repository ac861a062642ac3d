import Foundation
import TestSupport
import Testing

/// Sample images that tests speak of, by what they show.
enum Sample: String, CaseIterable {
  /// A ramen restaurant in Kyoto, in English.
  case ramenCard = "Screenshot_20261128-193005.png"
  /// A ramen restaurant in Kyoto, in Japanese.
  case ramenJapanese = "Screenshot_20261122-124107.png"
  /// A table at Larch & Ember, 12 December 2026, 7:30 PM, reference LE-48QT7.
  case booking = "Screenshot_20261121-204511.png"
  /// The Paper Lighthouses, 29 January 2027, doors 7:00 PM, show 8:00 PM; with a QR code.
  case concert = "Screenshot_20261107-101522.png"
  /// A wreath workshop that is off.
  case cancelled = "IMG_2090.png"
  /// A guest network's name, password and QR code.
  case network = "Screenshot_20261109-160733.png"
  /// Source code: no date, nothing to do.
  case code = "Screenshot from 2026-11-24 10-31-55.png"
  case receipt = "IMG_3204.jpg"
  case invite = "Screenshot_20261120-155927.webp"
  case flat = "Screenshot_20261130-081127.png"
  /// A photographed flyer of a trip of Year 3 on 10 December 2026, the slip and £8 due on the 4th, £3–5 for the shop.
  case handout = "PXL_20261127_163512.jpg"

  var path: String { "\(CurioProgram.project)/SampleImages/\(rawValue)" }
}

extension CurioProgram {
  /// Copies samples into a folder of the home and returns its path.
  func folder(_ name: String, with samples: [Sample]) throws -> String {
    let folder = try home.folder(name)
    for sample in samples {
      try FileManager.default.copyItem(atPath: sample.path, toPath: "\(folder)/\(sample.rawValue)")
    }
    return folder
  }

  /// A curio whose clock starts on Monday, 30 November 2026, 9:00, when the samples' dates lie ahead.
  static func onThatMonday() throws -> CurioProgram {
    var curio = try CurioProgram()
    curio.environment["CURIO_NOW"] = "2026-11-30T09:00:00Z"
    return curio
  }
}
