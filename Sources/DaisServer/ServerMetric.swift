// SPDX-License-Identifier: Apache-2.0

/// The metrics of a server, which docs/Operations.md lists.
package struct ServerMetric: Sendable, Hashable {
    package enum Kind: String, Sendable { case counter, gauge, timer }

    package let name: String
    package let kind: Kind
    package let dimensions: [String]
    /// The meaning, for the endpoint and the list.
    package let help: String

    private init(_ name: String, _ kind: Kind, by dimensions: [String] = [], _ help: String) {
        self.name = name
        self.kind = kind
        self.dimensions = dimensions
        self.help = help
    }

    static let sessions = Self(
        "dais_sessions", .gauge, by: ["state"], "sessions, connected or waiting for their browser")
    static let sessionBytes = Self("dais_session_bytes", .gauge, "estimated memory of all sessions")
    static let connections = Self("dais_connections", .gauge, by: ["transport"], "open connections of browsers")
    static let opened = Self("dais_connections_opened", .counter, by: ["transport"], "connections that were opened")
    static let pending = Self("dais_pending_bytes", .gauge, "bytes for browsers that have not reached the kernel")
    static let unhandled = Self("dais_unhandled_bytes", .gauge, "bytes of browsers that no turn has taken")
    static let turn = Self("dais_turn_duration", .timer, "time of a turn on the main actor")
    static let wait = Self("dais_turn_wait", .timer, "age of a turn in the queue of the main actor when it begins")
    static let page = Self("dais_page_duration", .timer, "time of the rendering of a page on the main actor")
    static let resyncs = Self("dais_resyncs", .counter, "requests for the whole document")
    static let refusals = Self("dais_refusals", .counter, by: ["reason"], "requests and connections that were refused")
    static let seals = Self("dais_seals", .counter, by: ["result"], "states for browsers: made, opened, refused")
    static let presentations = Self("dais_presentations", .counter, by: ["type"], "presentations added to a page")
    static let dismissed = Self(
        "dais_presentations_dismissed", .counter, by: ["type", "reason"], "presentations removed from a page")
    static let attempted = Self(
        "dais_presentations_refused", .counter, by: ["type", "reason"], "dismissals attempted but not allowed")
    static let presentationTime = Self(
        "dais_presentation_duration", .timer, by: ["type"], "time of a presentation on the page")

    package static let all = [
        sessions, sessionBytes, connections, opened, pending, unhandled, turn, wait, page, resyncs, refusals, seals,
        presentations, dismissed, attempted, presentationTime,
    ]
}

/// The reason for which a request or a connection was refused, as the metric names it.
package enum Refusal: String, Sendable, CaseIterable {
    /// The request is for another host.
    case host
    /// The request is of another origin.
    case origin
    /// A client address has asked for too much: sockets and streams, hellos, connections, or time of the main actor.
    case rate
    /// Too many pages wait for the main actor, or of one client address.
    case busy
    /// There is no room for another session or connection.
    case full
    /// The client broke the rules of the protocol or of HTTP.
    case protocolError = "protocol"
    /// The page is of another version.
    case version
    /// The browser did not read, or said no hello in time.
    case silent
    /// The app did not let the user in.
    case app
    /// A file was too large, of another type, or found no room.
    case file
}
