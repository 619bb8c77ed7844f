// SPDX-License-Identifier: Apache-2.0
package import DaisCore

/// The browser of a test: the other end of a session, and the only model of the client.
///
/// It applies the frames of its session to a page when it reads them, and sends what the client would send: events with
/// their numbers, acknowledgements, and the ends of motions. It can lose its connection, with the frames that it has not
/// read, and resume the session. A motion takes no time and ends when the test says so.
@MainActor
package final class FakeBrowser {
    package let session: Session
    package let page = FakePage()
    /// `nil` while the browser is away.
    private var transport: RecordingTransport?
    private var applied = 0
    private var acknowledged = 0
    private(set) var sequence = 0
    private var unanswered: [ClientEvent] = []
    /// The number of times that the whole page has been replaced.
    package private(set) var resyncs = 0
    /// The values that the browser keeps, by their names. The sealed state of the session has the empty name.
    package private(set) var kept: [String: String] = [:]
    private var console: [String] = []
    private var completions: [Int] = []
    /// The state of each layer on the page; see `FakeBrowser+Layers.swift`.
    package internal(set) var layers: [UInt32: FakeLayerState] = [:]
    /// The layers that the browser has opened by itself, with the numbers of the presses.
    var guesses: [UInt32: Int] = [:]
    /// The element with the focus, and the field that was edited since it reported a change; 0 is none.
    var focused: UInt32 = 0
    var edited: UInt32 = 0

    package init(_ session: Session) { self.session = session }

    // MARK: Connection

    /// Starts the session at an address, with the page that it renders.
    package func open(at url: String = "/") throws {
        let transport = RecordingTransport()
        self.transport = transport
        try page.show(session.open(at: url, transport: transport))
        followLayers([])
    }

    /// Starts the session with what an earlier one has left in the browser.
    package func open(_ hello: ClientHello) throws {
        let transport = RecordingTransport()
        self.transport = transport
        kept = hello.stored
        try page.show(session.open(hello, transport: transport))
        followLayers([])
    }

    /// Starts the session with a page that was rendered before.
    package func open(_ rendered: RenderedPage) throws {
        let transport = RecordingTransport()
        self.transport = transport
        try page.show(rendered)
        followLayers([])
        var hello = ClientHello()
        hello.count = rendered.count
        hello.sum = rendered.sum
        session.start(hello, transport: transport)
    }

    package var isConnected: Bool { transport != nil }

    /// Indicates whether the connection is full, so that the session writes no patch until this is `false` again.
    package var isSlow = false {
        didSet {
            transport?.pendingBytes = isSlow ? .max : 0
            if !isSlow, isConnected { session.runTurn() }
        }
    }

    /// Loses the connection, and with it the frames that have not been read.
    package func disconnect() {
        guard let old = transport else { return }
        transport = nil
        session.detach(old)
    }

    /// Resumes the session and sends the events again that it has not answered.
    package func connect() {
        guard transport == nil else { return }
        let new = RecordingTransport()
        new.pendingBytes = isSlow ? .max : 0
        transport = new
        var hello = ClientHello()
        hello.acknowledged = applied
        acknowledged = applied
        session.resume(hello, transport: new)
        for event in unanswered { session.enqueue(.event(event)) }
        session.runTurn()
    }

    // MARK: Receiving

    /// Applies the frames that have arrived, at most `limit`.
    package func read(_ limit: Int = .max) throws {
        for _ in 0..<limit {
            guard let frame = transport?.takeFirst() else { return }
            try receive(frame)
        }
    }

    private func receive(_ text: String) throws {
        if text.hasPrefix("[\"s\",") {
            let frame = try JSONReader.read(Array(text.utf8)[...])
            kept[frame[1].string ?? ""] = frame[2].string
            return
        }
        guard let frame = try PatchFrame(text), frame.sequence > applied else { return }
        let isWhole = frame.operations.contains { if case .content(1, _, _, _) = $0 { true } else { false } }
        guard isWhole || frame.sequence == applied + 1 else {
            throw FakePage.Failure("frame \(frame.sequence) after \(applied)")
        }
        applied = frame.sequence
        unanswered.removeAll { $0.sequence <= frame.acknowledged }
        try page.apply(frame.operations)
        completions += frame.completions
        if isWhole {
            resyncs += 1
            layers = [:]
            guesses = [:]
        }
        endGuesses(frame.acknowledged)
        followLayers(frame.operations)
        for operation in frame.operations {
            switch operation {
            case .focus(let id, true): focused = id
            case .focus(let id, false): if focused == id { focused = 0 }
            case .log(_, let message): console.append(message)
            default: break
            }
        }
        if page[focused] == nil { focused = 0 }
    }

    /// Removes and returns the messages for the developer.
    package func takeConsole() -> [String] {
        defer { console = [] }
        return console
    }

    /// Removes and returns the numbers of the completions whose animations have been sent.
    func takeCompletions() -> [Int] {
        defer { completions = [] }
        return completions
    }

    // MARK: Sending

    /// Sends an event, or keeps it until the browser is connected again.
    package func send(_ kind: EventKind, to id: UInt32, _ payload: JSONValue = .null) {
        post(kind, to: id, payload)
        if isConnected { session.runTurn() }
    }

    /// Sends an event that waits for the next turn of the session.
    package func post(_ kind: EventKind, to id: UInt32, _ payload: JSONValue = .null) {
        sequence += 1
        let event = ClientEvent(
            sequence: sequence, acknowledged: applied, element: id, kind: kind, payload: payload)
        unanswered.append(event)
        guard isConnected else { return }
        acknowledged = applied
        session.enqueue(.event(event))
    }

    /// Acknowledges what it has read, as the client does when it has nothing else to send.
    package func acknowledge() {
        guard isConnected, acknowledged < applied else { return }
        acknowledged = applied
        session.enqueue(.acknowledge(applied))
        session.runTurn()
    }

    /// Asks for the whole page.
    package func resync() {
        guard isConnected else { return }
        acknowledged = applied
        session.enqueue(.resync(acknowledged: applied, reason: "test"))
        session.runTurn()
    }
}
