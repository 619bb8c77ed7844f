// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CDaisUnfairLock.h"

#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint32_t waiters = 0x80000000u;

static uint32_t own_id(void) {
    static _Thread_local uint32_t id;
    if (id == 0) id = (uint32_t)syscall(SYS_gettid);
    return id;
}

static _Atomic uint32_t *atomic(const uint32_t *word) { return (_Atomic uint32_t *)word; }

bool dais_unfair_trylock(uint32_t *word) {
    uint32_t free = 0;
    return atomic_compare_exchange_strong_explicit(
        atomic(word), &free, own_id(), memory_order_acquire, memory_order_relaxed);
}

void dais_unfair_lock(uint32_t *word) {
    if (dais_unfair_trylock(word)) return;
    for (;;) {
        uint32_t owner = atomic_load_explicit(atomic(word), memory_order_relaxed);
        if (owner == 0) {
            // Other threads may have waited together with this one, so its unlocking wakes the next.
            if (atomic_compare_exchange_weak_explicit(
                    atomic(word), &owner, own_id() | waiters, memory_order_acquire, memory_order_relaxed))
                return;
            continue;
        }
        // The thread would wait for itself.
        if ((owner & ~waiters) == own_id()) abort();
        if (owner & waiters ||
            atomic_compare_exchange_weak_explicit(
                atomic(word), &owner, owner | waiters, memory_order_relaxed, memory_order_relaxed))
            syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, owner | waiters, NULL, NULL, 0);
    }
}

void dais_unfair_unlock(uint32_t *word) {
    if (!dais_unfair_is_owner(word)) abort();
    if (atomic_exchange_explicit(atomic(word), 0, memory_order_release) & waiters)
        syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

bool dais_unfair_is_owner(const uint32_t *word) {
    return (atomic_load_explicit(atomic(word), memory_order_relaxed) & ~waiters) == own_id();
}
