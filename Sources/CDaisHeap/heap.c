// SPDX-License-Identifier: Apache-2.0
#include "heap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void dais_heap_trim(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
