// SPDX-License-Identifier: Apache-2.0

/// Hears what the sessions of a server do, for its metrics and traces.
package protocol SessionProbe: Sendable {
    /// A turn has ended, which waited for the main actor before it ran.
    func turnEnded(after time: Duration, waited: Duration)
    /// A browser has asked for the whole document.
    func wholeDocumentRequested()
    /// Performs the handling of an event.
    @MainActor func handling(_ event: ClientEvent, in session: String, _ work: () -> Void)
    /// Performs the evaluation of the views and the writing of a frame.
    @MainActor func rendering(in session: String, _ work: () -> Void)
}
