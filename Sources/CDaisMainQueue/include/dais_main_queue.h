// SPDX-License-Identifier: Apache-2.0
#ifndef DAIS_MAIN_QUEUE_H
#define DAIS_MAIN_QUEUE_H

/// Returns the descriptor that is readable while the main dispatch queue has work for the main thread, or -1 where the
/// system has no such descriptor. It must not be closed.
int dais_main_queue_descriptor(void);

/// Makes the descriptor readable again after it has been read.
void dais_main_queue_poke(int descriptor);

/// Returns the time at which the next timer of the main run loop fires, in seconds since the reference date of
/// Foundation, or 0 if there is none.
double dais_main_run_loop_next_timer(void);

#endif
