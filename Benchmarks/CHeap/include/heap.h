// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stddef.h>

/// Bytes of the heap that are in use, in all arenas and mappings. Swift's module of the C library leaves malloc.h out.
size_t dais_heap_in_use(void);

/// The number of allocations that the process has made so far, counted in place of the C library.
long dais_heap_allocations(void);

/// Calls `body` with `context`. A tool that counts instructions knows the function by its name.
void dais_counted(void (*body)(void *), void *context);
