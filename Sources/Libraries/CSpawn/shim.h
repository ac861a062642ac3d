#pragma once
#include <spawn.h>
// glibc shows this one only to programs built with _GNU_SOURCE, which Swift's own Glibc module is not.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
