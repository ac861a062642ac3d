#include "include/mime.h"
#include "library.h"

// So that GMime's own macros too go through the library that was loaded, which every function here is given.
#define g_mime_content_type_get_media_type library->g_mime_content_type_get_media_type_
#define g_mime_content_type_get_media_subtype library->g_mime_content_type_get_media_subtype_
#define g_mime_data_wrapper_write_to_stream library->g_mime_data_wrapper_write_to_stream_
#define g_mime_header_get_name library->g_mime_header_get_name_
#define g_mime_header_get_raw_value library->g_mime_header_get_raw_value_
#define g_mime_header_list_get_count library->g_mime_header_list_get_count_
#define g_mime_header_list_get_header_at library->g_mime_header_list_get_header_at_
#define g_mime_message_get_mime_part library->g_mime_message_get_mime_part_
#define g_mime_message_part_get_message library->g_mime_message_part_get_message_
#define g_mime_message_part_get_type library->g_mime_message_part_get_type_
#define g_mime_multipart_get_count library->g_mime_multipart_get_count_
#define g_mime_multipart_get_part library->g_mime_multipart_get_part_
#define g_mime_multipart_get_type library->g_mime_multipart_get_type_
#define g_mime_object_get_content_id library->g_mime_object_get_content_id_
#define g_mime_object_get_content_type library->g_mime_object_get_content_type_
#define g_mime_object_get_content_type_parameter library->g_mime_object_get_content_type_parameter_
#define g_mime_object_get_disposition library->g_mime_object_get_disposition_
#define g_mime_object_get_header_list library->g_mime_object_get_header_list_
#define g_mime_object_get_type library->g_mime_object_get_type_
#define g_mime_parser_construct_message library->g_mime_parser_construct_message_
#define g_mime_parser_new_with_stream library->g_mime_parser_new_with_stream_
#define g_mime_part_get_content library->g_mime_part_get_content_
#define g_mime_part_get_filename library->g_mime_part_get_filename_
#define g_mime_part_get_type library->g_mime_part_get_type_
#define g_mime_stream_mem_get_byte_array library->g_mime_stream_mem_get_byte_array_
#define g_mime_stream_mem_get_type library->g_mime_stream_mem_get_type_
#define g_mime_stream_mem_new library->g_mime_stream_mem_new_
#define g_mime_stream_mem_new_with_buffer library->g_mime_stream_mem_new_with_buffer_
#define g_object_unref library->g_object_unref_
#define g_type_check_instance_cast library->g_type_check_instance_cast_
#define g_type_check_instance_is_a library->g_type_check_instance_is_a_

// Deeper nesting than any mail needs; a hostile one stops here.
enum { DEPTH = 40 };

static void walk(const CurioGMime *library, GMimeObject *object, int depth, size_t limit,
                 const CurioMimeVisitor *visitor) {
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
      walk(library, g_mime_multipart_get_part(GMIME_MULTIPART(object), i), depth + 1, limit, visitor);
    visitor->close(visitor->context);
  } else if (GMIME_IS_MESSAGE_PART(object)) {
    part.kind = CURIO_MIME_MESSAGE;
    visitor->open(visitor->context, &part);
    GMimeMessage *inner = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
    if (inner) walk(library, g_mime_message_get_mime_part(inner), depth + 1, limit, visitor);
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
  const CurioGMime *library = curio_gmime();
  if (!library) return false;
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
    walk(library, g_mime_message_get_mime_part(message), 0, limit, visitor);
    g_object_unref(message);
  }
  g_object_unref(parser);
  g_object_unref(stream);
  return message != NULL;
}
