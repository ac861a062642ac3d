import Drawer
import Pictures
import Specimens
import Terminal

/// Turns the pictures that screens wish for into cells: finds the file, and asks the picture helper.
struct PictureSource: Sendable {
  let drawer: Drawer
  let service: PictureService
  let look: Look

  func picture(_ key: PictureKey, by means: PictureMeans) async -> CellPicture? {
    guard let covers = covers(of: key), let path = path(of: key.source, isSharp: means.graphics != .cells)
    else { return nil }
    var request = PictureRequest(
      path: path, crop: key.crop, mark: key.mark, boxWidth: covers.boxes.isEmpty ? nil : covers.width,
      columns: key.columns,
      rows: key.rows, colors: pictureColors, symbols: look.glyphs == .ascii ? .ascii : .blocks,
      fit: key.fills ? .cover : .contain)
    request.covers = covers.boxes
    if means.graphics != .cells {
      request.medium = means.graphics == .kitty ? .png : .sixel
      (request.cellWidth, request.cellHeight) = (means.cellWidth, means.cellHeight)
      request.cellAspect = Double(means.cellWidth) / Double(max(1, means.cellHeight))
    }
    return try? await service.picture(request)
  }

  /// Where secrets stand on the picture that are to be hidden; nil where that can't be told.
  private func covers(of key: PictureKey) -> (boxes: [Box], width: Int?)? {
    guard key.hidesSecrets else { return ([], nil) }
    switch key.source {
    case .thumbnail(let id), .original(let id): return drawer.secretBoxes(of: id)
    case .file: return ([], nil)
    }
  }

  /// - Parameter isSharp: more pixels than a thumbnail has can be seen.
  private func path(of source: PictureKey.Source, isSharp: Bool) -> String? {
    switch source {
    // Right after filing, or with the cache swept, there is only the original.
    case .thumbnail(let id) where isSharp: (try? drawer.imagePath(of: id)) ?? nil
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
