// SPDX-License-Identifier: Apache-2.0
#include "heap.h"
#include <malloc.h>

size_t dais_heap_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
