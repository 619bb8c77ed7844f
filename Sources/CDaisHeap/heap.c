// SPDX-License-Identifier: Apache-2.0
#include "heap.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void dais_heap_trim(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

long dais_heap_resident(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return 0;
    if (fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}
