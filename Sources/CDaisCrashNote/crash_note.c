// SPDX-License-Identifier: Apache-2.0
// Swift cannot catch a trap, and a handler for one may call nothing that locks or allocates. So the sentence is laid
// out beforehand, and the handler only calls write(2).
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "dais_crash_note.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#define NOTE_LIMIT 400

static const char prefix[] = "Dais: the process was running ";
static char note[sizeof(prefix) - 1 + NOTE_LIMIT + 1];
static atomic_size_t note_length;
static atomic_flag writing = ATOMIC_FLAG_INIT;

static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { fatal_count = sizeof(fatal_signals) / sizeof(fatal_signals[0]) };
static struct sigaction previous[fatal_count];

// A backtrace takes seconds, in which nobody else answers. Without its sockets the process is gone for browsers and
// proxies at once, and they turn to the next one.
static void close_sockets(void) {
    struct rlimit limit;
    int end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 1 << 20 ? (int)limit.rlim_cur : 1 << 20;
    for (int descriptor = STDERR_FILENO + 1; descriptor < end; descriptor++) {
        shutdown(descriptor, SHUT_RDWR);
    }
}

static void crashed(int number, siginfo_t *info, void *context) {
    (void)context;
    size_t length = atomic_exchange(&note_length, 0);
    for (size_t written = 0; written < length;) {
        ssize_t result = write(STDERR_FILENO, note + written, length - written);
        if (result > 0) {
            written += (size_t)result;
        } else if (errno != EINTR) {
            break;
        }
    }
    close_sockets();
    for (int index = 0; index < fatal_count; index++) {
        if (fatal_signals[index] == number) {
            sigaction(number, &previous[index], NULL);
        }
    }
    // Returning repeats the faulting instruction, so whoever handled the signal before us (Swift's backtracer, or
    // nobody) sees the original fault. A signal that somebody sent does not come back by itself.
    if (info == NULL || info->si_code <= 0) {
        raise(number);
    }
}

void dais_crash_note_install(void) {
    static atomic_flag installed = ATOMIC_FLAG_INIT;
    if (atomic_flag_test_and_set(&installed)) {
        return;
    }
    struct sigaction action;
    memset(&action, 0, sizeof(action));
    action.sa_sigaction = crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < fatal_count; index++) {
        sigaction(fatal_signals[index], &action, &previous[index]);
    }
}

// A body that calls itself without end leaves no stack for the handler, so each thread that sets a note gets a
// second one.
static void ensure_signal_stack(void) {
    static _Thread_local bool ready;
    static _Thread_local char stack[16 * 1024];
    if (ready) {
        return;
    }
    ready = true;
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
        stack_t ours;
        memset(&ours, 0, sizeof(ours));
        ours.ss_sp = stack;
        ours.ss_size = sizeof(stack);
        sigaltstack(&ours, NULL);
    }
}

void dais_crash_note_set(const char *bytes, size_t length) {
    ensure_signal_stack();
    if (length > NOTE_LIMIT) {
        length = NOTE_LIMIT;
    }
    while (atomic_flag_test_and_set_explicit(&writing, memory_order_acquire)) {
    }
    // Length 0 while the text changes: a crash in between writes nothing rather than half a name.
    atomic_store(&note_length, 0);
    char *end = note;
    memcpy(end, prefix, sizeof(prefix) - 1);
    end += sizeof(prefix) - 1;
    memcpy(end, bytes, length);
    end += length;
    *end++ = '\n';
    atomic_store(&note_length, (size_t)(end - note));
    atomic_flag_clear_explicit(&writing, memory_order_release);
}

void dais_crash_note_clear(void) {
    atomic_store(&note_length, 0);
}
