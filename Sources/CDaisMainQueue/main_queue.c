// SPDX-License-Identifier: Apache-2.0
// Foundation's run loop serves the main dispatch queue through this descriptor. libdispatch exports the function for
// it, without a header.
#include "dais_main_queue.h"

#include <stdint.h>
#include <unistd.h>

#ifdef __linux__
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));

int dais_main_queue_descriptor(void) {
    return _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}
#else
int dais_main_queue_descriptor(void) { return -1; }
#endif

void dais_main_queue_poke(int descriptor) {
    uint64_t one = 1;
    // The write only fails if the descriptor is readable already.
    ssize_t written = write(descriptor, &one, sizeof(one));
    (void)written;
}
