// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore

/// The other end of a session: reads frames when it likes, loses its connection with what was under way, and comes back.
/// Of the client's work it does what presentations need.
@MainActor
final class PlayedBrowser {
    struct Layer {
        enum State { case entering, shown, dragged, leaving, gone }
        var state = State.entering
    }
    typealias Node = PageModel.Node

    let session: Session
    let page: PageModel
    private(set) var layers: [UInt32: Layer] = [:]
    /// `nil` while it is away.
    private var transport: RecordingTransport?
    private var applied = 0
    private var sequence = 0
    private var unanswered: [ClientEvent] = []
    private(set) var resyncs = 0

    init(_ session: Session, _ rendered: RenderedPage) throws {
        self.session = session
        page = try PageModel(rendered)
        let transport = RecordingTransport()
        self.transport = transport
        var hello = ClientHello()
        hello.count = rendered.count
        hello.sum = rendered.sum
        session.start(hello, transport: transport)
    }

    var isConnected: Bool { transport != nil }

    // MARK: Connection

    /// What was sent and not yet read is lost.
    func disconnect() {
        guard let old = transport else { return }
        transport = nil
        session.detach(old)
    }

    func connect() {
        guard transport == nil else { return }
        let new = RecordingTransport()
        transport = new
        var hello = ClientHello()
        hello.acknowledged = applied
        session.resume(hello, transport: new)
        for event in unanswered { session.enqueue(.event(event)) }
        session.runTurn()
    }

    /// Reads at most so many frames.
    func read(_ limit: Int = .max) throws {
        for _ in 0..<limit {
            guard let transport, let frame = transport.takeFirst() else { return }
            try receive(frame)
        }
    }

    private func receive(_ text: String) throws {
        let frame = try JSONReader.read(Array(text.utf8)[...])
        guard frame[0].string == "p", let number = frame[1].int, number > applied else { return }
        let operations = try (frame[3].array ?? []).map { try Operation(frame: $0) }
        let isWhole = operations.contains { if case .content(1, _, _, _) = $0 { true } else { false } }
        guard isWhole || number == applied + 1 else { throw PageModel.Failure("frame \(number) after \(applied)") }
        applied = number
        unanswered.removeAll { $0.sequence <= frame[2].int ?? 0 }
        try page.apply(operations)
        if isWhole {
            resyncs += 1
            layers = [:]
        }
        for case .layer(let id, let command, _) in operations {
            guard let state = layers[id]?.state else { continue }
            layers[id]?.state = command != .exit ? .entering : state == .gone ? .gone : .leaving
        }
        let known = Set(page.overlays.children.map(\.id))
        layers = layers.filter { known.contains($0.key) }
        for id in known where layers[id] == nil { layers[id] = Layer() }
    }

    // MARK: The user and the client

    func node(_ id: UInt32) -> Node { page.overlays.children.first { $0.id == id }! }

    private func send(_ id: UInt32, _ kind: EventKind, _ payload: JSONValue) {
        sequence += 1
        let event = ClientEvent(
            sequence: sequence, acknowledged: applied, element: id, kind: kind, payload: payload)
        unanswered.append(event)
        guard isConnected else { return }
        session.enqueue(.event(event))
        session.runTurn()
    }

    private func epoch(_ id: UInt32) -> JSONValue { .number(Double(node(id).attributes["data-epoch"] ?? "") ?? -1) }

    /// The motion that is played has ended.
    func settle(_ id: UInt32) {
        switch layers[id]?.state {
        case .entering:
            layers[id]?.state = .shown
            send(id, .entered, epoch(id))
        case .leaving:
            layers[id]?.state = .gone
            send(id, .exited, epoch(id))
        default: break
        }
    }

    func dismiss(_ id: UInt32, _ reason: String) {
        guard let state = layers[id]?.state, state != .leaving, state != .gone else { return }
        let allowed = (node(id).attributes["data-dismiss"] ?? "").split(separator: " ").contains { $0 == reason }
        guard allowed else { return send(id, .attempt, .array([.string(reason), epoch(id)])) }
        layers[id]?.state = .leaving
        send(id, .dismiss, .array([.string(reason), epoch(id)]))
    }

    func drag(_ id: UInt32) {
        guard let state = layers[id]?.state, state == .shown || state == .entering,
            node(id).attributes["data-on"]?.contains("detent") == true
        else { return }
        layers[id]?.state = .dragged
        send(id, .detent, .array([.string("began"), epoch(id)]))
    }

    /// The finger lets go: the layer goes back to where it was, or away.
    func letGo(_ id: UInt32, dismissing: Bool) {
        guard layers[id]?.state == .dragged else { return }
        if dismissing { return dismiss(id, "drag") }
        layers[id]?.state = .entering
        send(id, .detent, .array([.string("ended"), epoch(id)]))
    }
}

extension Operation {
    /// Of what a server writes, what changes a page.
    init(frame json: JSONValue) throws {
        func id(_ index: Int) -> UInt32 { UInt32(json[index].int ?? 0) }
        func text(_ index: Int) -> String { json[index].string ?? "" }
        self =
            switch json[0].int {
            case 0:
                .create(parent: id(1), before: id(2), html: text(3), first: id(4), count: json[5].int ?? 0)
            case 1: .remove(id(1))
            case 2: .text(id(1), text(2))
            case 3: .attribute(id(1), name: text(2), value: json[3].string)
            case 5: .move(id(1), before: id(2))
            case 6: .style(id(1), property: text(2), value: json[3].string)
            case 7: .content(id(1), html: text(2), first: id(3), count: json[4].int ?? 0)
            case 8: .layer(id(1), command: LayerCommand(rawValue: text(2))!, epoch: json[3].int ?? 0)
            case 9: .focus(id(1), json[2].bool ?? false)
            case 10: .rules(text(1))
            case 11: .symbols(text(1))
            case 14: .log(level: text(1), message: text(2))
            default: throw PageModel.Failure("an operation that is not expected: \(json)")
            }
    }
}
