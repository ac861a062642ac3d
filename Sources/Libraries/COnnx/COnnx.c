#include "COnnx.h"

#include <dlfcn.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

// The runtime's C interface is one exported symbol that hands out a table of functions. The order of the table is
// part of the interface: entries are only ever added at its end. So the places used here are declared by hand and
// no header of the runtime is needed to build.
enum {
  GetErrorMessage = 2, CreateEnv = 3, CreateSessionFromArray = 8, Run = 9, CreateSessionOptions = 10, DisableMemPattern = 17,
  DisableCpuMemArena = 19, SetGraphOptimizationLevel = 23, SetIntraOpNumThreads = 24, SetInterOpNumThreads = 25,
  SessionGetInputName = 36, SessionGetOutputName = 37, CreateTensorWithData = 49, GetTensorMutableData = 51,
  GetDimensionsCount = 61, GetDimensions = 62, GetTensorTypeAndShape = 65, CreateCpuMemoryInfo = 69,
  AllocatorFree = 76, GetDefaultAllocator = 78, ReleaseStatus = 93, ReleaseSession = 95, ReleaseValue = 96,
  ReleaseTensorTypeAndShape = 99, ReleaseSessionOptions = 100, SessionGetModelMetadata = 111,
  MetadataLookup = 116, ReleaseModelMetadata = 118
};
enum { logFatal = 4, optimizeAll = 99, elementFloat = 1, deviceAllocator = 0, memoryDefault = 0, apiVersion = 8 };

struct connx_session {
  void *session;
  char *input;
  char *output;
};

static void *const *api;
static void *environment;
static void *memory;
static void *allocator;

// Calls a table entry with the given parameter types.
#define CALL(slot, types, ...) ((void *(*) types)api[slot])(__VA_ARGS__)
#define RELEASE(slot, value) ((void (*)(void *))api[slot])(value)

static int say(char *message, const char *text) {
  strncpy(message, text ? text : "unknown error", CONNX_MESSAGE - 1);
  message[CONNX_MESSAGE - 1] = 0;
  return -1;
}

// A status is null for success; else it holds a text and has to be released.
static int check(void *status, char *message) {
  if (!status) return 0;
  say(message, ((const char *(*)(const void *))api[GetErrorMessage])(status));
  RELEASE(ReleaseStatus, status);
  return -1;
}

int connx_load(const char *library, char *message) {
  if (allocator) return 0;
  // Left alone, this build of the runtime keeps a database of events in the user's cache folder and sends it to its
  // maker. It looks at this variable when it is loaded.
  setenv("ORT_DISABLE_TELEMETRY", "1", 1);
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return say(message, dlerror());
  typedef struct {
    void *const *(*getApi)(uint32_t version);
    const char *(*version)(void);
  } base;
  const base *(*getBase)(void) = (const base *(*)(void))dlsym(handle, "OrtGetApiBase");
  if (!getBase) return say(message, "the library is not ONNX Runtime");
  api = getBase()->getApi(apiVersion);
  if (!api) return say(message, "the library is too old");
  if (check(CALL(CreateEnv, (int, const char *, void **), logFatal, "curio", &environment), message)) return -1;
  if (check(CALL(CreateCpuMemoryInfo, (int, int, void **), deviceAllocator, memoryDefault, &memory), message)) return -1;
  return check(CALL(GetDefaultAllocator, (void **), &allocator), message);
}

connx_session *connx_open(const void *model, size_t size, char *message) {
  void *options = NULL;
  if (check(CALL(CreateSessionOptions, (void **), &options), message)) return NULL;
  connx_session *result = calloc(1, sizeof *result);
  // Shapes differ from line to line: patterns and arenas would only keep memory.
  int bad = !result || check(CALL(DisableMemPattern, (void *), options), message) ||
            check(CALL(DisableCpuMemArena, (void *), options), message) ||
            check(CALL(SetGraphOptimizationLevel, (void *, int), options, optimizeAll), message) ||
            check(CALL(SetIntraOpNumThreads, (void *, int), options, 1), message) ||
            check(CALL(SetInterOpNumThreads, (void *, int), options, 1), message) ||
            check(CALL(CreateSessionFromArray, (void *, const void *, size_t, void *, void **), environment, model, size,
                       options, &result->session), message) ||
            check(CALL(SessionGetInputName, (void *, size_t, void *, char **), result->session, 0, allocator,
                       &result->input), message) ||
            check(CALL(SessionGetOutputName, (void *, size_t, void *, char **), result->session, 0, allocator,
                       &result->output), message);
  RELEASE(ReleaseSessionOptions, options);
  if (!bad) return result;
  connx_close(result);
  return NULL;
}

void connx_settle(void) {
  // Reading the networks' files leaves tens of megabytes of holes.
  malloc_trim(0);
  // Later, buffers of some megabytes come and go by the thousand, here and around: from the heap they are had again
  // without the kernel clearing new pages. What is larger is given back at once, and so is a heap that has grown.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
}

void connx_close(connx_session *session) {
  if (!session) return;
  if (session->input) (void)CALL(AllocatorFree, (void *, void *), allocator, session->input);
  if (session->output) (void)CALL(AllocatorFree, (void *, void *), allocator, session->output);
  if (session->session) RELEASE(ReleaseSession, session->session);
  free(session);
}

int connx_metadata(connx_session *session, const char *key, void *context, void (*found)(void *, const char *)) {
  char ignored[CONNX_MESSAGE];
  void *metadata = NULL;
  char *text = NULL;
  if (check(CALL(SessionGetModelMetadata, (void *, void **), session->session, &metadata), ignored)) return -1;
  int bad = check(CALL(MetadataLookup, (void *, void *, const char *, char **), metadata, allocator, key, &text),
                  ignored);
  if (!bad && text) {
    found(context, text);
    (void)CALL(AllocatorFree, (void *, void *), allocator, text);
  }
  RELEASE(ReleaseModelMetadata, metadata);
  return bad || !text ? -1 : 0;
}

int connx_run(connx_session *session, const float *values, const int64_t shape[4], connx_output *output,
              char *message) {
  void *input = NULL, *value = NULL, *info = NULL;
  size_t bytes = sizeof(float) * (size_t)(shape[0] * shape[1] * shape[2] * shape[3]);
  memset(output, 0, sizeof *output);
  int bad = check(CALL(CreateTensorWithData, (void *, void *, size_t, const int64_t *, size_t, int, void **), memory,
                       (void *)values, bytes, shape, 4, elementFloat, &input), message);
  if (!bad) {
    const char *inputs[] = {session->input}, *outputs[] = {session->output};
    void *given[] = {input};
    bad = check(CALL(Run, (void *, void *, const char *const *, void *const *, size_t, const char *const *, size_t,
                           void **), session->session, NULL, inputs, given, 1, outputs, 1, &value), message);
    RELEASE(ReleaseValue, input);
  }
  if (bad) return -1;
  output->owner = value;
  bad = check(CALL(GetTensorMutableData, (void *, void **), value, (void **)&output->values), message) ||
        check(CALL(GetTensorTypeAndShape, (void *, void **), value, &info), message);
  if (!bad) {
    bad = check(CALL(GetDimensionsCount, (void *, size_t *), info, &output->rank), message);
    if (!bad && output->rank > 4) bad = say(message, "unexpected output of the network");
    if (!bad) bad = check(CALL(GetDimensions, (void *, int64_t *, size_t), info, output->shape, output->rank), message);
    RELEASE(ReleaseTensorTypeAndShape, info);
  }
  if (bad) connx_release(output);
  return bad ? -1 : 0;
}

void connx_release(connx_output *output) {
  if (output->owner) RELEASE(ReleaseValue, output->owner);
  memset(output, 0, sizeof *output);
}
