// SPDX-License-Identifier: Apache-2.0

/// The work of an engine for presentations, counted. It must not grow with presentations that stay as they are.
struct PresentationEffort: Equatable {
    /// The passes over all presentations.
    var passes = 0
    /// The changes of state.
    var moves = 0
    /// The requests that were made, each of which is compared with what exists.
    var requests = 0
    /// The descriptions of layers that were written.
    var descriptions = 0
    /// The styles around sources that were computed.
    var styles = 0
}
