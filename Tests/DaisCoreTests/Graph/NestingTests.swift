// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Views nested deeply")
struct NestingTests {
    struct Reply: View {
        let rest: Int

        var body: some View {
            VStack {
                Text(verbatim: "\(rest) to come")
                if rest > 0 { Reply(rest: rest - 1) }
            }
        }
    }

    struct Endless: View {
        var body: some View {
            VStack { AnyView(Endless()) }
        }
    }

    struct EndlessModifier: ViewModifier {
        func body(content: Content) -> some View {
            content.modifier(AnyModifier()).padding()
        }

        struct AnyModifier: ViewModifier {
            func body(content: Content) -> some View {
                AnyView(content.modifier(EndlessModifier()))
            }
        }
    }

    struct Chain: View {
        @State private var length = 0

        var body: some View {
            Button("Longer") { length += 100 }
            Button("None") { length = 0 }
            Reply(rest: length)
        }
    }

    private func reports(of screen: Screen) async -> [String] {
        var reports: [String] = []
        while reports.isEmpty {
            await Task.yield()
            reports += screen.takeReports()
        }
        return reports
    }

    @Test("a chain of views that is too long shows its beginning and names the view")
    func longChain() async {
        let screen = Screen { Reply(rest: 100_000) }
        #expect(screen.html.contains("100000 to come") && screen.html.contains("99800 to come"))
        #expect(await reports(of: screen)[0].hasPrefix("Reply is nested more than 2000 views and modifiers deep"))
    }

    @Test("a view that contains itself ends in a report")
    func endless() async {
        let screen = Screen { Endless() }
        #expect(await reports(of: screen)[0].hasPrefix("Endless is nested more than"))
    }

    @Test("a modifier that applies itself ends in a report")
    func endlessModifier() async {
        let screen = Screen { Text("content").modifier(EndlessModifier()) }
        #expect(await reports(of: screen)[0].contains("is nested more than"))
    }

    @Test("a chain that grows with each press stops at the limit, and goes")
    func growingChain() async {
        let screen = Screen { Chain() }
        for _ in 0..<20 { screen.tap("Longer") }
        #expect(screen.html.contains("2000 to come") && screen.html.contains("1900 to come"))
        #expect(await reports(of: screen)[0].hasPrefix("Reply is nested more than"))
        screen.tap("None")
        #expect(screen.html.contains("0 to come") && !screen.html.contains("1900 to come"))
    }
}
