// SPDX-License-Identifier: Apache-2.0
#ifndef DAIS_WATCHDOG_H
#define DAIS_WATCHDOG_H

/// Starts a thread that ends the process with SIGABRT if one turn takes longer than this many seconds. The crash note
/// names what was running. Calling it again changes nothing.
///
/// The thread counts seconds in which it ran itself. A process that was stopped or suspended does not end.
void dais_watchdog_start(unsigned seconds);

/// The main actor begins a turn. Turns can be nested; the outermost one counts.
void dais_watchdog_turn_began(void);

/// The main actor has ended the turn.
void dais_watchdog_turn_ended(void);

#endif
