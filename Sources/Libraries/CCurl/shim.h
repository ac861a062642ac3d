#pragma once
#include <curl/curl.h>
// curl_easy_setopt and curl_easy_getinfo take any argument, which Swift can't call; these say which.
typedef size_t (*curio_curl_bytes)(char *bytes, size_t size, size_t count, void *context);
typedef int (*curio_curl_progress)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

static inline CURLcode curio_curl_set_number(CURL *curl, CURLoption option, long value) {
  return curl_easy_setopt(curl, option, value);
}
static inline CURLcode curio_curl_set_text(CURL *curl, CURLoption option, const char *value) {
  return curl_easy_setopt(curl, option, value);
}
static inline CURLcode curio_curl_set_pointer(CURL *curl, CURLoption option, void *value) {
  return curl_easy_setopt(curl, option, value);
}
static inline CURLcode curio_curl_set_bytes(CURL *curl, CURLoption option, curio_curl_bytes function) {
  return curl_easy_setopt(curl, option, function);
}
static inline CURLcode curio_curl_set_progress(CURL *curl, curio_curl_progress function) {
  return curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, function);
}
static inline CURLcode curio_curl_set_size(CURL *curl, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(curl, option, value);
}
static inline long curio_curl_number(CURL *curl, CURLINFO info) {
  long value = 0;
  curl_easy_getinfo(curl, info, &value);
  return value;
}
static inline const char *curio_curl_text(CURL *curl, CURLINFO info) {
  char *value = NULL;
  curl_easy_getinfo(curl, info, &value);
  return value;
}
static inline curl_socket_t curio_curl_socket(CURL *curl) {
  curl_socket_t value = CURL_SOCKET_BAD;
  curl_easy_getinfo(curl, CURLINFO_ACTIVESOCKET, &value);
  return value;
}
