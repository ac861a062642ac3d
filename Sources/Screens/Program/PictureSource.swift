import Drawer
import Pictures
import Specimens
import Terminal

/// Turns the pictures that screens wish for into cells: finds the file, and asks the picture helper.
struct PictureSource: Sendable {
  let drawer: Drawer
  let service: PictureService
  let look: Look

  func picture(_ key: PictureKey) async -> CellPicture? {
    guard let path = path(of: key.source) else { return nil }
    let request = PictureRequest(
      path: path, crop: key.crop, mark: key.mark, columns: key.columns, rows: key.rows, colors: pictureColors,
      symbols: look.glyphs == .ascii ? .ascii : .blocks, fit: key.fills ? .cover : .contain)
    return try? await service.picture(request)
  }

  private func path(of source: PictureKey.Source) -> String? {
    switch source {
    // Right after filing, or with the cache swept, there is only the original.
    case .thumbnail(let id): drawer.thumbnailPath(of: id) ?? (try? drawer.imagePath(of: id)) ?? nil
    case .original(let id): (try? drawer.imagePath(of: id)) ?? nil
    case .file(let path): path
    }
  }

  private var pictureColors: PictureColors {
    switch look.colors {
    case 256...: .indexed256
    case 8...: .indexed16
    default: .monochrome
    }
  }
}
