// SPDX-License-Identifier: Apache-2.0
#ifndef CDAIS_HEAP_H
#define CDAIS_HEAP_H

// Returns freed memory of all arenas to the system, where the C library is glibc. Swift's module of it leaves malloc.h
// out.
void dais_heap_trim(void);

#endif
