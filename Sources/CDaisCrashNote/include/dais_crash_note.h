// SPDX-License-Identifier: Apache-2.0
#ifndef DAIS_CRASH_NOTE_H
#define DAIS_CRASH_NOTE_H

#include <stddef.h>

/// Makes SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS and SIGFPE write the current note to standard error before they
/// end the process as they would have without it, and shut down all sockets. Calling it again changes nothing.
void dais_crash_note_install(void);

/// Sets the note: what the process is about to run, for example `Button.action of InboxView`. The bytes are copied, and
/// the note is cut after 400 bytes. Callable from any thread; the last caller wins.
void dais_crash_note_set(const char *bytes, size_t length);

/// Clears the note.
void dais_crash_note_clear(void);

#endif
