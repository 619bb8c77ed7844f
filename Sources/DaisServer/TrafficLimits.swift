// SPDX-License-Identifier: Apache-2.0

/// The limits of what a browser may ask of the server, and of the time that the server waits for it.
///
/// The main actor is what all sessions of a process share, so sessions and client addresses pay with its time. Who has
/// spent more than that is not read for a while: events arrive late, and none is lost.
///
/// ```swift
/// var options = ServerOptions()
/// options.traffic.unsentSeconds = 60      // lines that stand still for a minute
/// options.traffic.addressMilliseconds = TrafficRate(perSecond: 500, atOnce: 10_000)     // a school behind one address
/// ```
///
/// Addresses of IPv6 count as one if they share the first 64 bits. Connections from this machine have no limits per
/// address, unless ``ServerOptions/clientAddressHeader`` names the header with which a proxy passes the client's.
public struct TrafficLimits: Sendable {
    /// The number of unsent bytes above which a connection ends when more has to be sent.
    public var unsentBytes = 4 << 20
    /// The time in seconds after which a connection ends whose browser has taken no byte although some wait.
    public var unsentSeconds: Double = 30

    /// The time on the main actor, in milliseconds, that the events of one session may take. It is not limited in
    /// development, where code without optimization takes ten times as long.
    public var sessionMilliseconds = TrafficRate(perSecond: 250, atOnce: 5000)
    /// The number of bytes of documents that one session may have sent again.
    public var sessionBytes = TrafficRate(perSecond: 1_000_000, atOnce: 16_000_000)
    /// The time on the main actor, in milliseconds, that all sessions and pages of one client address may take.
    public var addressMilliseconds = TrafficRate(perSecond: 250, atOnce: 5000)
    /// The number of bytes of documents that all sessions of one client address may have sent again.
    public var addressBytes = TrafficRate(perSecond: 4_000_000, atOnce: 64_000_000)

    /// The number of sockets that one client address may open.
    public var connects = TrafficRate(perSecond: 10, atOnce: 200)
    /// The number of hello frames of one client address. Each starts or resumes a session.
    public var hellos = TrafficRate(perSecond: 10, atOnce: 200)
    /// The number of pages that one client address may request.
    public var pages = TrafficRate(perSecond: 10, atOnce: 200)

    /// The maximum number of pages that wait for the main actor. Further requests get a page that comes again by
    /// itself, with status 503.
    public var waitingPages = 64
    /// The maximum number of pages of one client address that wait for the main actor.
    public var waitingPagesPerAddress = 8

    /// The number of bytes per second that an upload must bring on average after its first minute.
    public var uploadBytesPerSecond = 4096

    /// The maximum number of connections, or `nil` for nine tenths of the open files that the system allows.
    public var maximumConnections: Int?
    /// The maximum number of connections without a session of one client address. Browsers open six, and close idle
    /// ones. It does not apply where a proxy passes the addresses of clients.
    public var connectionsPerAddress = 256
    /// The time in seconds within which the head of a connection's first request has to arrive.
    public var firstRequestSeconds: Double = 10
    /// The maximum size of the header fields of a request, in bytes.
    public var headerBytes = 32 << 10

    /// Creates limits with the default values.
    public init() {}
}
