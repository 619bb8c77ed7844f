// SPDX-License-Identifier: Apache-2.0
// Foundation's run loop serves the main dispatch queue through this descriptor. libdispatch exports the function for
// it, without a header, and Foundation exports those of the run loop that RunLoop is made of.
#include "dais_main_queue.h"

#include <stdint.h>
#include <unistd.h>

#ifdef __linux__
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));

int dais_main_queue_descriptor(void) {
    return _dispatch_get_main_queue_handle_4CF ? _dispatch_get_main_queue_handle_4CF() : -1;
}

extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

double dais_main_run_loop_next_timer(void) {
    if (!CFRunLoopGetMain || !CFRunLoopGetNextTimerFireDate || !&kCFRunLoopDefaultMode) return 0;
    return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
}
#else
int dais_main_queue_descriptor(void) { return -1; }

double dais_main_run_loop_next_timer(void) { return 0; }
#endif

void dais_main_queue_poke(int descriptor) {
    uint64_t one = 1;
    // The write only fails if the descriptor is readable already.
    ssize_t written = write(descriptor, &one, sizeof(one));
    (void)written;
}
