#pragma once
#include <gmime/gmime.h>

// GMime brings GLib's objects, GnuPG and more with it, which would be loaded at each start though few commands read
// mail. So it is loaded with the first mail. Its functions stand in a table then.

#define CURIO_GMIME(X)                                                                                           \
  X(g_mime_init) X(g_mime_content_type_get_media_type) X(g_mime_content_type_get_media_subtype)                  \
  X(g_mime_data_wrapper_write_to_stream) X(g_mime_header_get_name) X(g_mime_header_get_raw_value)                \
  X(g_mime_header_list_get_count) X(g_mime_header_list_get_header_at) X(g_mime_message_get_mime_part)            \
  X(g_mime_message_part_get_message) X(g_mime_message_part_get_type) X(g_mime_multipart_get_count)               \
  X(g_mime_multipart_get_part) X(g_mime_multipart_get_type) X(g_mime_object_get_content_id)                      \
  X(g_mime_object_get_content_type) X(g_mime_object_get_content_type_parameter)                                  \
  X(g_mime_object_get_disposition) X(g_mime_object_get_header_list) X(g_mime_object_get_type)                    \
  X(g_mime_parser_construct_message) X(g_mime_parser_new_with_stream) X(g_mime_part_get_content)                 \
  X(g_mime_part_get_filename) X(g_mime_part_get_type) X(g_mime_stream_mem_get_byte_array)                        \
  X(g_mime_stream_mem_get_type) X(g_mime_stream_mem_new) X(g_mime_stream_mem_new_with_buffer) X(g_object_unref)  \
  X(g_type_check_instance_cast) X(g_type_check_instance_is_a)

typedef struct {
#define CURIO_FIELD(name) __typeof__(name) *name##_;
  CURIO_GMIME(CURIO_FIELD)
} CurioGMime;

// The functions, or NULL where the library is missing. Any thread may ask.
const CurioGMime *curio_gmime(void);
