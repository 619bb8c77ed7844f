// SPDX-License-Identifier: Apache-2.0
#ifndef CDAIS_THREAD_H
#define CDAIS_THREAD_H

// The composite whose body is being evaluated on this thread, or NULL. Swift has no thread-local storage of
// its own, and a task-local costs some 20 times as much per read.
void *_Nullable dais_evaluating(void);
void dais_set_evaluating(void *_Nullable node);

#endif
