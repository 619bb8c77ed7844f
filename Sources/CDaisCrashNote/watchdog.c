// SPDX-License-Identifier: Apache-2.0
// Swift cannot interrupt a handler that does not return, and every session waits for it. Only another thread can end
// the process.
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "dais_watchdog.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static atomic_uint depth;
static atomic_uint turn;
static unsigned limit;

static void *watch(void *unused) {
    (void)unused;
    unsigned seen = 0;
    unsigned seconds = 0;
    while (1) {
        struct timespec second = {.tv_sec = 1};
        nanosleep(&second, NULL);
        unsigned now = atomic_load(&turn);
        if (atomic_load(&depth) == 0 || now != seen) {
            seen = now;
            seconds = 0;
        } else if (++seconds >= limit) {
            fprintf(stderr,
                    "Dais: a turn has taken longer than %u s, and every session waits for it. The process ends, so "
                    "that its supervisor starts it again.\n",
                    limit);
            abort();
        }
    }
    return NULL;
}

void dais_watchdog_start(unsigned seconds) {
    static atomic_flag started = ATOMIC_FLAG_INIT;
    if (seconds == 0 || atomic_flag_test_and_set(&started)) {
        return;
    }
    limit = seconds;
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) {
        pthread_detach(thread);
    }
}

void dais_watchdog_turn_began(void) {
    if (atomic_fetch_add(&depth, 1) == 0) {
        atomic_fetch_add(&turn, 1);
    }
}

void dais_watchdog_turn_ended(void) { atomic_fetch_sub(&depth, 1); }
