#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static CurioGMime library;
static const CurioGMime *found;

static void load(void) {
  void *handle = dlopen("libgmime-3.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    fprintf(stderr, "curio: mail can't be read: %s\n", dlerror());
    return;
  }
  // GLib's own functions are found through the libraries that this one needs.
#define FIND(name)                                                \
  library.name##_ = (__typeof__(name) *)dlsym(handle, #name);     \
  if (!library.name##_) return;
  CURIO_GMIME(FIND)
  library.g_mime_init_();
  found = &library;
}

const CurioGMime *curio_gmime(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return found;
}
