// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Session")
struct SessionTests {
    struct Counter: View {
        @State private var count = 0
        var isDisabled = false
        var body: some View {
            VStack {
                Text("\(count)")
                Button("Add") { count += 1 }
                Button("Locked") { count += 100 }.disabled(true)
            }
        }
    }

    private func session<V: View>(
        limits: SessionLimits = SessionLimits(), _ view: @escaping @MainActor @Sendable () -> V
    )
        -> Session
    {
        Session(content: RootContent(title: nil) { view() }, clock: ContinuousSessionClock(), limits: limits)
    }

    private func started<V: View>(
        limits: SessionLimits = SessionLimits(), _ view: @escaping @MainActor @Sendable () -> V
    ) -> (Session, RecordingTransport) {
        let session = session(limits: limits, view)
        let transport = RecordingTransport()
        let page = FirstPage.render(RootContent(title: nil) { view() }, request: PageRequest())
        var hello = ClientHello()
        hello.count = page.count
        hello.sum = page.sum
        session.start(hello, transport: transport)
        return (session, transport)
    }

    @Test("a page that is the same is adopted, and nothing is sent")
    func adoption() {
        let (_, transport) = started { Counter() }
        #expect(transport.frames.count == 1)
        #expect(transport.frames[0].contains("\"adopted\""))
    }

    @Test(
        "a page that draws by the size of its window is adopted, whatever the size of the window",
        arguments: [(false, 1280.0, 800.0), (false, 2560, 1440), (true, 360, 640)])
    func adoptionByWindow(isPhone: Bool, width: Double, height: Double) throws {
        let content = RootContent(title: nil) { GeometryReader { Text("\($0.size.width) × \($0.size.height)") } }
        let page = FirstPage.render(content, request: PageRequest(isPhone: isPhone))
        var hello = ClientHello()
        (hello.count, hello.sum) = (page.count, page.sum)
        (hello.facts.width, hello.facts.height) = (width, height)
        hello.facts.insets.top = 20
        let session = Session(content: content, clock: ContinuousSessionClock())
        let transport = RecordingTransport()
        session.start(hello, transport: transport)
        #expect(transport.frames.count == 1)
        #expect(transport.frames[0].contains("\"adopted\""))
    }

    @Test("a page that differs is replaced by one frame of two operations")
    func replacement() {
        let session = session { Counter() }
        let transport = RecordingTransport()
        session.start(ClientHello(), transport: transport)
        #expect(transport.frames.count == 2)
        #expect(transport.frames[0].contains("\"replaced\""))
        #expect(transport.frames[1].hasPrefix("[\"p\",1,0,[[7,1,"))
        #expect(transport.frames[1].components(separatedBy: "[7,").count == 3)
    }

    @Test("an event from before the welcome is handled if the page is adopted, and ignored if it was replaced")
    func earlyEvents() {
        let (session, transport) = started { Counter() }
        _ = transport.take()
        session.event(1, session.button(), ack: -1)
        #expect(transport.take() == [#"["p",1,1,[[2,3,"1"]]]"#])

        let other = self.session { Counter() }
        let otherTransport = RecordingTransport()
        other.start(ClientHello(), transport: otherTransport)
        _ = otherTransport.take()
        other.event(1, other.button(), ack: -1)
        #expect(otherTransport.take().isEmpty)
        // The browser numbers its events from 1 again after the welcome.
        other.event(1, other.button(), ack: 1)
        #expect(otherTransport.take() == [#"["p",2,1,[[2,10,"1"]]]"#])
    }

    @Test("every event is answered, with the number of the event and of the frame")
    func answers() {
        let (session, transport) = started { Counter() }
        _ = transport.take()
        let button = session.button()
        session.event(1, button)
        #expect(transport.take() == [#"["p",1,1,[[2,3,"1"]]]"#])
        session.event(2, 9999)
        #expect(transport.take() == [#"["p",2,2,[]]"#])
    }

    @Test("an event that was seen before does nothing")
    func repetition() {
        let (session, transport) = started { Counter() }
        _ = transport.take()
        session.event(1, session.button())
        session.event(1, session.button())
        #expect(transport.take().count == 1)
    }

    @Test("unknown, unmounted, unwanted and disabled receivers are ignored")
    func receivers() {
        let (session, transport) = started { Counter() }
        _ = transport.take()
        session.event(1, 4_000_000_000)
        session.event(2, 3)
        session.event(3, session.button(0), .input, .string("x"))
        session.event(4, session.button(1))
        #expect(transport.take().allSatisfy { $0.hasSuffix(",[]]") })
        #expect(session.tree.root.markup.contains(">0<"))
    }

    @Test("after a reconnect the frames that were not acknowledged are sent again, in order")
    func replay() {
        let (session, first) = started { Counter() }
        let button = session.button()
        session.event(1, button)
        session.event(2, button)
        session.event(3, button, ack: 1)
        let sent = Array(first.frames.dropFirst())
        session.detach(first)
        session.event(4, button, ack: 1)
        let second = RecordingTransport()
        var hello = ClientHello()
        hello.acknowledged = 1
        session.resume(hello, transport: second)
        let replayed = second.take()
        #expect(replayed.first?.contains("\"resumed\"") == true)
        #expect(Array(replayed.dropFirst().prefix(2)) == Array(sent.dropFirst()))
        #expect(replayed.count == 4)
        #expect(replayed.last == #"["p",4,4,[[2,3,"4"]]]"#)
    }

    @Test("a browser that was away too long gets everything anew")
    func dropped() {
        var limits = SessionLimits()
        limits.outboxBytes = 60
        let (session, first) = started(limits: limits) { Counter() }
        let button = session.button()
        for number in 1...8 { session.event(number, button) }
        session.detach(first)
        let second = RecordingTransport()
        session.resume(ClientHello(), transport: second)
        #expect(second.frames.count == 2)
        #expect(second.frames[1].contains("[7,1,"))
    }

    @Test("a resync renumbers, and events for the new numbers arrive")
    func resync() {
        let (session, transport) = started { Counter() }
        session.event(1, session.button())
        let before = session.button()
        _ = transport.take()
        session.enqueue(.resync(acknowledged: 1, reason: "count"))
        session.runTurn()
        let frames = transport.take()
        #expect(frames.count == 1)
        #expect(frames[0].contains("[7,1,"))
        #expect(session.button() > before)
        session.event(2, before)
        session.event(3, session.button())
        #expect(transport.take().last?.contains("\"2\"") == true)
    }

    @Test("a browser that asks for the whole document again and again gets it once")
    func repeatedResync() {
        let (session, transport) = started { Counter() }
        session.event(1, session.button())
        _ = transport.take()
        for _ in 1...5 { session.enqueue(.resync(acknowledged: 1, reason: "again")) }
        session.runTurn()
        #expect(transport.take().count == 1)
        // The document is frame 2. A browser that has not seen it yet will.
        session.enqueue(.resync(acknowledged: 1, reason: "again"))
        session.runTurn()
        #expect(transport.take().isEmpty)
        session.enqueue(.resync(acknowledged: 2, reason: "it did not fit"))
        session.runTurn()
        #expect(transport.take().count == 1)
    }

    @Test("a browser that does not read gets the whole document when its connection has drained")
    func congestedResync() {
        let (session, transport) = started { Counter() }
        _ = transport.take()
        transport.pendingBytes = 1 << 30
        session.enqueue(.resync(acknowledged: 0, reason: "count"))
        session.runTurn()
        #expect(transport.take().isEmpty)
        transport.pendingBytes = 0
        session.runTurn()
        let frames = transport.take()
        #expect(frames.count == 1)
        #expect(frames[0].contains("[7,1,"))
        #expect(transport.chargedBytes == frames[0].utf8.count)
    }

    @Test("a session with 256 kB of unhandled frames has no room, and reads on when a turn has taken them")
    func fullInbox() {
        let (session, transport) = started { Counter() }
        for _ in 1...4 { #expect(session.enqueue(.acknowledge(0), bytes: 64 * 1024)) }
        #expect(!session.enqueue(.acknowledge(0), bytes: 1))
        #expect(session.unhandledBytes == 256 * 1024 + 1)
        #expect(transport.resumptions == 0)
        session.runTurn()
        #expect(transport.resumptions == 1)
        #expect(session.enqueue(.acknowledge(0), bytes: 64 * 1024))
        session.runTurn()
        #expect(transport.resumptions == 1)
    }

    /// A browser that takes nothing, and taps again whenever something is sent to it.
    private final class TappingTransport: SessionTransport, @unchecked Sendable {
        weak var session: Session?
        var pendingBytes = 0
        var taps = 0
        let button: UInt32

        init(_ button: UInt32) { self.button = button }

        func send(_ frame: String) {
            pendingBytes += frame.utf8.count
            guard let session else { return }
            taps += 1
            let text = "[\"e\",\(taps),0,\(button),\"click\",null]"
            if let frame = try? ClientFrame.parse(text.utf8) { session.enqueue(frame) }
        }

        func close() {}
    }

    @Test("taps that come while a turn writes do not make it write beyond the limit of what waits")
    func congestedWithinTurn() {
        struct Heavy: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text(String(repeating: "\(count % 10)", count: 100_000))
                    Button("Add") { count += 1 }
                }
            }
        }
        let session = session { Heavy() }
        _ = session.open(transport: RecordingTransport())
        let transport = TappingTransport(session.button())
        session.resume(ClientHello(), transport: transport)
        transport.session = session
        transport.send("")
        session.runTurn()
        #expect(transport.taps > 1)
        #expect(transport.pendingBytes < SessionLimits().outboxBytes + 101_000)
    }

    @Test("a connection that is full gets one merged patch when it has drained")
    func backPressure() {
        let (session, transport) = started { Counter() }
        let button = session.button()
        _ = transport.take()
        transport.pendingBytes = 1 << 30
        for number in 1...5 { session.event(number, button) }
        #expect(transport.take() == [])
        transport.pendingBytes = 0
        session.runTurn()
        let frames = transport.take()
        #expect(frames.count == 1)
        #expect(frames.first?.hasPrefix("[\"p\",1,5,") == true)
        #expect(frames.first?.contains("\"5\"") == true)
    }

    final class Cache {
        var value = 0
    }
    struct Sharing: View {
        @State private var shown = 0
        var body: some View {
            VStack {
                Text("\(shown)")
                Button("Add") {
                    guard let scope = SessionContext.current else { return }
                    let cache = scope.shared(Cache.self) { Cache() }
                    cache.value += 1
                    shown = cache.value
                }
            }
        }
    }

    @Test("values that look global belong to the session")
    func isolation() {
        let (one, first) = started { Sharing() }
        let (two, second) = started { Sharing() }
        one.event(1, one.button())
        one.event(2, one.button())
        two.event(1, two.button())
        #expect(first.frames.last?.contains("\"2\"") == true)
        #expect(second.frames.last?.contains("\"1\"") == true)
        #expect(SessionContext.current == nil)
        #expect(one.scope !== two.scope)
        #expect(one.id != two.id && one.secret != two.secret)
    }

    struct Living: View {
        let token: LeakProbe.Token
        let note: @MainActor (String) -> Void
        var body: some View {
            Text("x").onAppear { note("appear") }.onDisappear { note("disappear") }
        }
    }

    @Test("the first page runs no effects; the session does; closing ends them and frees everything")
    func lifecycle() {
        let probe = LeakProbe()
        let notes = Notes()
        do {
            let content = RootContent(title: nil) { Living(token: probe.token()) { notes.add($0) } }
            _ = FirstPage.render(content, request: PageRequest())
            #expect(notes.take() == [])
            #expect(probe.alive == 0)
            let session = Session(content: content)
            let transport = RecordingTransport()
            session.start(ClientHello(), transport: transport)
            #expect(notes.take() == ["appear"])
            #expect(probe.alive == 1)
            session.close()
            session.close()
            #expect(notes.take() == ["disappear"])
            #expect(transport.isClosed)
            session.event(1, 3)
        }
        #expect(probe.alive == 0)
    }

    @Test("a session that ends, or has another turn, inside a handler goes on when the handler has returned")
    func nestedEnd() {
        final class Log { var entries: [String] = [] }
        struct Page: View {
            let log: Log
            let deed: @MainActor () -> Void
            @State private var count = 0
            var body: some View {
                Button("Deed \(count)") {
                    count += 1
                    deed()
                    log.entries.append("handled")
                }
                .onDisappear { log.entries.append("disappeared") }
            }
        }
        final class Holder { weak var session: Session? }
        let (log, holder) = (Log(), Holder())
        let (session, transport) = started {
            Page(log: log) {
                holder.session?.runTurn()
                holder.session?.close()
            }
        }
        holder.session = session
        _ = transport.take()
        session.event(1, session.button())
        #expect(log.entries == ["handled", "disappeared"] && session.isClosed)
        #expect(transport.take() == [#"["p",1,1,[[2,3,"Deed 1"]]]"#])
    }
}
