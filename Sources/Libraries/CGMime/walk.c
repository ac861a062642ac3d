#include "include/mime.h"

#include <gmime/gmime.h>

// Deeper nesting than any mail needs; a hostile one stops here.
enum { DEPTH = 40 };

static void walk(GMimeObject *object, int depth, size_t limit, const CurioMimeVisitor *visitor) {
  if (!object || depth > DEPTH) return;
  GMimeContentType *type = g_mime_object_get_content_type(object);
  CurioMimePart part = {
    .type = type ? g_mime_content_type_get_media_type(type) : "text",
    .subtype = type ? g_mime_content_type_get_media_subtype(type) : "plain",
    .charset = g_mime_object_get_content_type_parameter(object, "charset"),
    .format = g_mime_object_get_content_type_parameter(object, "format"),
    .disposition = g_mime_object_get_disposition(object),
    .content_id = g_mime_object_get_content_id(object),
  };
  if (GMIME_IS_MULTIPART(object)) {
    part.kind = CURIO_MIME_MULTIPART;
    visitor->open(visitor->context, &part);
    int count = g_mime_multipart_get_count(GMIME_MULTIPART(object));
    for (int i = 0; i < count; i++)
      walk(g_mime_multipart_get_part(GMIME_MULTIPART(object), i), depth + 1, limit, visitor);
    visitor->close(visitor->context);
  } else if (GMIME_IS_MESSAGE_PART(object)) {
    part.kind = CURIO_MIME_MESSAGE;
    visitor->open(visitor->context, &part);
    GMimeMessage *inner = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
    if (inner) walk(g_mime_message_get_mime_part(inner), depth + 1, limit, visitor);
    visitor->close(visitor->context);
  } else if (GMIME_IS_PART(object)) {
    part.kind = CURIO_MIME_PART;
    part.filename = g_mime_part_get_filename(GMIME_PART(object));
    GMimeStream *memory = g_mime_stream_mem_new();
    GMimeDataWrapper *content = g_mime_part_get_content(GMIME_PART(object));
    if (content) g_mime_data_wrapper_write_to_stream(content, memory);
    GByteArray *array = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(memory));
    part.bytes = array->data;
    part.count = array->len < limit ? array->len : limit;
    visitor->open(visitor->context, &part);
    g_object_unref(memory);
  }
}

bool curio_mime_walk(const unsigned char *bytes, size_t count, size_t limit, const CurioMimeVisitor *visitor) {
  static gsize ready = 0;
  if (g_once_init_enter(&ready)) {
    g_mime_init();
    g_once_init_leave(&ready, 1);
  }
  GMimeStream *stream = g_mime_stream_mem_new_with_buffer((const char *)bytes, count);
  GMimeParser *parser = g_mime_parser_new_with_stream(stream);
  GMimeMessage *message = g_mime_parser_construct_message(parser, NULL);
  if (message) {
    GMimeHeaderList *headers = g_mime_object_get_header_list(GMIME_OBJECT(message));
    int total = g_mime_header_list_get_count(headers);
    for (int i = 0; i < total; i++) {
      GMimeHeader *header = g_mime_header_list_get_header_at(headers, i);
      const char *value = g_mime_header_get_raw_value(header);
      visitor->header(visitor->context, g_mime_header_get_name(header), value ? value : "");
    }
    walk(g_mime_message_get_mime_part(message), 0, limit, visitor);
    g_object_unref(message);
  }
  g_object_unref(parser);
  g_object_unref(stream);
  return message != NULL;
}
