import Foundation
import Terminal
import Testing

@testable import Screens

@Suite("Colours can be read")
struct ThemeTests {
  /// Red, green and blue of the 256 colours, each 0 to 1.
  private func components(_ index: UInt8) -> [Double] {
    let number = Int(index)
    if number >= 232 { return Array(repeating: Double(8 + 10 * (number - 232)) / 255, count: 3) }
    if number < 16 {
      let bright = number >= 8 ? 1.0 : 0.8
      return (0..<3).map { number >> $0 & 1 == 1 ? bright : 0 }
    }
    let steps = [0.0, 95, 135, 175, 215, 255]
    let cube = number - 16
    return [cube / 36, cube / 6 % 6, cube % 6].map { steps[$0] / 255 }
  }

  /// The relative luminance of WCAG 2.
  private func luminance(_ color: Color) -> Double? {
    guard case .palette(let index) = color else { return nil }
    let linear = components(index).map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ ink: Color, _ paper: Color) -> Double? {
    guard let one = luminance(ink), let other = luminance(paper) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(
    "words stand out 4.5 to 1 from their paper, frames 3 to 1",
    arguments: [Theme.Kind.dark, .light, .contrast])
  func contrast(_ kind: Theme.Kind) throws {
    let theme = Theme(kind, look: Look(colors: 256))
    let words: [Role] = [
      .text, .strong, .quiet, .faint, .label, .title, .accent, .key, .match, .chip, .good, .problem, .waiting,
      .chosen, .chosenQuiet, .bar, .input,
    ]
    for role in words {
      let style = theme[role]
      #expect(try #require(contrast(style.foreground, style.background)) >= 4.5, "\(role)")
    }
    for role in [Role.frame, .frameChosen] {
      #expect(try #require(contrast(theme[role].foreground, theme[role].background)) >= 3, "\(role)")
    }
    // These keep their own ink on the paper of a row or of the bars.
    for role in [Role.title, .accent, .key, .good, .problem, .waiting] {
      for paper in [Role.bar, .chosenQuiet] {
        #expect(
          try #require(contrast(theme[role].foreground, theme[paper].background)) >= 4.5, "\(role), \(paper)")
      }
    }
  }
}
