// SPDX-License-Identifier: Apache-2.0

/// A frame from the browser to the server.
package enum ClientFrame: Sendable, Equatable {
    case hello(ClientHello)
    case event(ClientEvent)
    case acknowledge(Int)
    case resync(acknowledged: Int, reason: String)

    package static let version = 1

    /// Reads a frame.
    ///
    /// - Throws: ``ClientFrameError`` if the frame is invalid. The caller logs it and continues or closes, but never
    ///   traps.
    package static func parse(_ text: some Collection<UInt8>) throws(ClientFrameError) -> ClientFrame {
        let frame = try JSONReader.read(ArraySlice(Array(text)))
        guard frame.array != nil, let name = frame[0].string else { throw .malformed("not an array with a name") }
        switch name {
        case "h":
            guard frame[1].int == version else { throw .version(frame[1].int ?? 0) }
            guard let facts = frame[2].object else { throw .malformed("hello without facts") }
            return .hello(ClientHello(facts))
        case "e":
            guard let sequence = frame[1].int, sequence > 0, let acknowledged = frame[2].int,
                let id = frame[3].int, id > 0, id <= UInt32.max, let kind = frame[4].string
            else { throw .malformed("event without its numbers") }
            guard let kind = EventKind(rawValue: kind) else { throw .unknown("event kind \(kind.prefix(utf8: 32))") }
            return .event(
                ClientEvent(
                    sequence: sequence, acknowledged: acknowledged, element: UInt32(id), kind: kind, payload: frame[5]))
        case "a":
            guard let acknowledged = frame[1].int else { throw .malformed("acknowledgement without a number") }
            return .acknowledge(acknowledged)
        case "r":
            return .resync(acknowledged: frame[1].int ?? 0, reason: (frame[2].string ?? "").prefix(utf8: 200))
        default: throw .unknown("frame \(name.prefix(utf8: 32))")
        }
    }
}

/// The reason why a client frame could not be read.
package enum ClientFrameError: Error, Equatable, CustomStringConvertible {
    case malformed(String)
    case unknown(String)
    case version(Int)

    package var description: String {
        switch self {
        case .malformed(let what): "malformed frame: \(what)"
        case .unknown(let what): "unknown \(what)"
        case .version(let version): "protocol version \(version), this server speaks \(ClientFrame.version)"
        }
    }
}

/// An event of the user.
package struct ClientEvent: Sendable, Equatable {
    package var sequence: Int
    package var acknowledged: Int
    package var element: UInt32
    package var kind: EventKind
    package var payload: JSONValue

    package init(sequence: Int, acknowledged: Int = 0, element: UInt32, kind: EventKind, payload: JSONValue = .null) {
        self.sequence = sequence
        self.acknowledged = acknowledged
        self.element = element
        self.kind = kind
        self.payload = payload
    }
}
