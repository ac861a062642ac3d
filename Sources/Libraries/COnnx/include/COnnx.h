#pragma once
#include <stddef.h>
#include <stdint.h>

// A small face of ONNX Runtime, whose library is looked for when the program runs. Every call that can fail writes
// a message of at most CONNX_MESSAGE bytes and returns null or -1. For one thread at a time.

#define CONNX_MESSAGE 256

typedef struct connx_session connx_session;

/// The result of a run; `values` belong to it until it is released.
typedef struct {
  const float *values;
  int64_t shape[4];
  size_t rank;
  void *owner;
} connx_output;

/// Loads the library once a process; later calls answer as the first did. 0 or -1.
int connx_load(const char *library, char *message);

/// A network with one input and one output, both of floats, run by one thread. The bytes of its file are not kept.
connx_session *connx_open(const void *model, size_t size, char *message);
void connx_close(connx_session *session);

/// To be called once the networks are open: tells the process's heap to fit what they need from now on.
void connx_settle(void);

/// Calls back with the text of a metadata entry. 0, or -1 when there is none.
int connx_metadata(connx_session *session, const char *key, void *context,
                   void (*found)(void *context, const char *text));

/// Runs the network on `shape[0] * … * shape[3]` floats.
int connx_run(connx_session *session, const float *values, const int64_t shape[4], connx_output *output,
              char *message);
void connx_release(connx_output *output);
