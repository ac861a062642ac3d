#pragma once
#include <stdbool.h>
#include <stddef.h>

// Walks a mail with GMime and tells what it finds, in the order of the bytes. GMime's casts are macros that Swift
// can't see, and its reference counting stays on this side.

typedef enum { CURIO_MIME_MULTIPART, CURIO_MIME_MESSAGE, CURIO_MIME_PART } CurioMimeKind;

typedef struct {
  CurioMimeKind kind;
  const char *type, *subtype;
  // NULL where the part doesn't say.
  const char *charset, *format, *filename, *disposition, *content_id;
  // The decoded content of a part, not ended by a zero.
  const unsigned char *bytes;
  size_t count;
} CurioMimePart;

typedef struct {
  void *context;
  // A header of the message itself, its value as written.
  void (*header)(void *context, const char *name, const char *value);
  // Multiparts and messages are closed again; parts are not.
  void (*open)(void *context, const CurioMimePart *part);
  void (*close)(void *context);
} CurioMimeVisitor;

// False when the bytes hold no message at all. `limit` is the size a single decoded part may have.
bool curio_mime_walk(const unsigned char *bytes, size_t count, size_t limit, const CurioMimeVisitor *visitor);
