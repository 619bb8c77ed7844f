// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

/// A thousand sessions of a hundred clients that show one value. The tests count turns and evaluations.
@MainActor
@Suite("A thousand sessions with one value", .serialized)
struct CrowdTests {
    @Observable final class Model { var count = 0 }

    final class Log { var names: [String] = [] }

    struct ModelPage: View {
        let model: Model
        let log: Log
        var body: some View {
            log.names.append("crowd")
            return Text("Count \(model.count)")
        }
    }

    struct SharedPage: View {
        @Shared("count") var count = 0
        let log: Log
        var body: some View {
            log.names.append("crowd")
            return Text("Count \(count)")
        }
    }

    struct OtherPage: View {
        let log: Log
        var body: some View { Button("Press") { log.names.append("other") } }
    }

    private func crowd<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [BurstBrowser] {
        let shares = (0..<100).map { _ in TurnShare() }
        return (0..<1000).map { BurstBrowser(share: shares[$0 % 100], content) }
    }

    private func wait(_ log: Log, for count: Int) async {
        for _ in 0..<30_000 where log.names.count < count { try? await Task.sleep(for: .milliseconds(1)) }
        // Nothing else may follow.
        for _ in 0..<1000 { await Task.yield() }
    }

    /// Two changes in one turn, then an event of somebody else.
    private func check(_ log: Log, _ browsers: [BurstBrowser], change: () -> Void) async {
        let other = BurstBrowser { OtherPage(log: log) }
        log.names = []
        change()
        change()
        other.press("Press")
        await wait(log, for: 1001)
        #expect(log.names.filter { $0 == "crowd" }.count == 1000, "each session evaluates once for both changes")
        // Each of the hundred clients has at most one turn before the event: those of its other sessions come later.
        #expect(log.names.firstIndex(of: "other") ?? 1001 <= 101)
        #expect(browsers.allSatisfy { $0.transport.take().count == 1 }, "each browser gets one frame")
    }

    @Test("a change of an observable object updates every session once, and delays others by a turn of each client")
    func model() async {
        let (model, log) = (Model(), Log())
        let browsers = crowd { ModelPage(model: model, log: log) }
        await check(log, browsers) { model.count += 1 }
        #expect(browsers.allSatisfy { $0.has("Count 2") })
    }

    @Test("a change of a shared value updates every session once, and delays others by a turn of each client")
    func shared() async {
        let log = Log()
        let space = SharedSpace()
        let (browsers, value) = SharedSpace.$current.withValue(space) {
            (crowd { SharedPage(log: log) }, SharedValue("count", initial: 0))
        }
        await check(log, browsers) { value.withLock { $0 += 1 } }
        #expect(browsers.allSatisfy { $0.has("Count 2") })
    }
}
