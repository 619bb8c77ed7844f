// SPDX-License-Identifier: Apache-2.0
import CDaisCrashNote

/// Tells the watchdog of the process when the main actor works for a session, so that it can end a process whose turn
/// does not return.
@MainActor
enum TurnWatch {
    static func begin() { dais_watchdog_turn_began() }

    static func end() { dais_watchdog_turn_ended() }
}
