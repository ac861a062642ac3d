#include "CCurl.h"

#include <dlfcn.h>

#define FUNCTIONS(X)                                                                                        \
  X(curl_global_init) X(curl_easy_init) X(curl_easy_cleanup) X(curl_easy_perform) X(curl_easy_send)         \
  X(curl_easy_recv) X(curl_easy_strerror) X(curl_easy_setopt) X(curl_easy_getinfo) X(curl_slist_append)     \
  X(curl_slist_free_all)

static struct {
#define FIELD(name) __typeof__(name) *name;
  FUNCTIONS(FIELD)
} library;

bool curio_curl_load(void) {
  void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
#define FIND(name)                                               \
  library.name = (__typeof__(name) *)dlsym(handle, #name);       \
  if (!library.name) return false;
  FUNCTIONS(FIND)
  return library.curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

// In brackets, because curl's headers make macros of some of these names.
CURL *curio_curl_new(void) { return (library.curl_easy_init)(); }
void curio_curl_free(CURL *curl) { (library.curl_easy_cleanup)(curl); }
CURLcode curio_curl_perform(CURL *curl) { return (library.curl_easy_perform)(curl); }
CURLcode curio_curl_send(CURL *curl, const void *bytes, size_t count, size_t *sent) {
  return (library.curl_easy_send)(curl, bytes, count, sent);
}
CURLcode curio_curl_receive(CURL *curl, void *bytes, size_t count, size_t *received) {
  return (library.curl_easy_recv)(curl, bytes, count, received);
}
const char *curio_curl_message(CURLcode code) { return (library.curl_easy_strerror)(code); }

CURLcode curio_curl_set_number(CURL *curl, CURLoption option, long value) {
  return (library.curl_easy_setopt)(curl, option, value);
}
CURLcode curio_curl_set_text(CURL *curl, CURLoption option, const char *value) {
  return (library.curl_easy_setopt)(curl, option, value);
}
CURLcode curio_curl_set_pointer(CURL *curl, CURLoption option, void *value) {
  return (library.curl_easy_setopt)(curl, option, value);
}
CURLcode curio_curl_set_bytes(CURL *curl, CURLoption option, curio_curl_bytes function) {
  return (library.curl_easy_setopt)(curl, option, function);
}
CURLcode curio_curl_set_progress(CURL *curl, curio_curl_progress function) {
  return (library.curl_easy_setopt)(curl, CURLOPT_XFERINFOFUNCTION, function);
}
CURLcode curio_curl_set_size(CURL *curl, CURLoption option, curl_off_t value) {
  return (library.curl_easy_setopt)(curl, option, value);
}
long curio_curl_number(CURL *curl, CURLINFO info) {
  long value = 0;
  (library.curl_easy_getinfo)(curl, info, &value);
  return value;
}
const char *curio_curl_text(CURL *curl, CURLINFO info) {
  char *value = NULL;
  (library.curl_easy_getinfo)(curl, info, &value);
  return value;
}
curl_socket_t curio_curl_socket(CURL *curl) {
  curl_socket_t value = CURL_SOCKET_BAD;
  (library.curl_easy_getinfo)(curl, CURLINFO_ACTIVESOCKET, &value);
  return value;
}

struct curl_slist *curio_curl_list_adding(struct curl_slist *list, const char *line) {
  return (library.curl_slist_append)(list, line);
}
void curio_curl_list_free(struct curl_slist *list) { (library.curl_slist_free_all)(list); }
