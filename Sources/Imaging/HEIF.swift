import CHeif

/// Decodes HEIC and AVIF; libheif turns the picture upright itself. Nil when it cannot be decoded.
func decodeHEIF(_ bytes: [UInt8]) -> Pixmap? {
  bytes.withUnsafeBytes { file in
    guard let context = heif_context_alloc() else { return nil }
    defer { heif_context_free(context) }
    var handle: OpaquePointer?
    var image: OpaquePointer?
    guard
      heif_context_read_from_memory_without_copy(context, file.baseAddress, file.count, nil).code
        == heif_error_Ok,
      heif_context_get_primary_image_handle(context, &handle).code == heif_error_Ok
    else { return nil }
    defer { heif_image_handle_release(handle) }
    guard
      heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil).code
        == heif_error_Ok
    else { return nil }
    defer { heif_image_release(image) }
    var stride: Int32 = 0
    guard let rows = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride) else {
      return nil
    }
    return Pixmap(
      width: Int(heif_image_get_width(image, heif_channel_interleaved)),
      height: Int(heif_image_get_height(image, heif_channel_interleaved)),
      rgba: rows, stride: Int(stride))
  }
}
