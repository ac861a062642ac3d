#pragma once
#include <curl/curl.h>
#include <stdbool.h>

// libcurl brings some thirty libraries with it, which take longer to load than all of the rest of Curio. So it is
// loaded when the network is first asked for, and its functions are called through these. curl_easy_setopt and
// curl_easy_getinfo take any argument, which Swift can't call; the names here say which.

typedef size_t (*curio_curl_bytes)(char *bytes, size_t size, size_t count, void *context);
typedef int (*curio_curl_progress)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

// Loads and starts the library. Nothing below may be called before it returned true; call it from one thread.
bool curio_curl_load(void);

CURL *curio_curl_new(void);
void curio_curl_free(CURL *curl);
CURLcode curio_curl_perform(CURL *curl);
CURLcode curio_curl_send(CURL *curl, const void *bytes, size_t count, size_t *sent);
CURLcode curio_curl_receive(CURL *curl, void *bytes, size_t count, size_t *received);
const char *curio_curl_message(CURLcode code);

CURLcode curio_curl_set_number(CURL *curl, CURLoption option, long value);
CURLcode curio_curl_set_text(CURL *curl, CURLoption option, const char *value);
CURLcode curio_curl_set_pointer(CURL *curl, CURLoption option, void *value);
CURLcode curio_curl_set_bytes(CURL *curl, CURLoption option, curio_curl_bytes function);
CURLcode curio_curl_set_progress(CURL *curl, curio_curl_progress function);
CURLcode curio_curl_set_size(CURL *curl, CURLoption option, curl_off_t value);
long curio_curl_number(CURL *curl, CURLINFO info);
const char *curio_curl_text(CURL *curl, CURLINFO info);
curl_socket_t curio_curl_socket(CURL *curl);

struct curl_slist *curio_curl_list_adding(struct curl_slist *list, const char *line);
void curio_curl_list_free(struct curl_slist *list);
