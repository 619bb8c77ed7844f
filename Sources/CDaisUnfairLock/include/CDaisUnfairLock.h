// SPDX-License-Identifier: Apache-2.0
#ifndef CDAIS_UNFAIR_LOCK_H
#define CDAIS_UNFAIR_LOCK_H
#include <stdbool.h>
#include <stdint.h>

// A lock in one word. It is zero while the lock is free, and the id of the thread that has it otherwise. The highest bit
// says that other threads may wait.
void dais_unfair_lock(uint32_t *_Nonnull word);
bool dais_unfair_trylock(uint32_t *_Nonnull word);
void dais_unfair_unlock(uint32_t *_Nonnull word);
bool dais_unfair_is_owner(const uint32_t *_Nonnull word);

#endif
