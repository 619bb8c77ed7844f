// SPDX-License-Identifier: Apache-2.0
#ifndef CDAIS_HEAP_H
#define CDAIS_HEAP_H

// Returns freed memory of all arenas to the system, where the C library is glibc. Swift's module of it leaves malloc.h
// out.
void dais_heap_trim(void);

// Returns the resident memory of the process in bytes, or 0 where there is no /proc.
long dais_heap_resident(void);

#endif
