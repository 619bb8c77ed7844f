// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

/// Closures that a container calls after the body that wrote them has been evaluated.
@MainActor @Suite("What closures of containers read")
struct FollowedContentTests {
    private struct Measured: View {
        @State var count = 0
        var body: some View {
            VStack {
                GeometryReader { _ in Text("Measured \(count)") }
                Button("More") { count += 1 }
            }
        }
    }

    @Test("a geometry reader follows a state that only its closure reads")
    func geometry() {
        let screen = Screen { Measured() }
        screen.button("More").tap()
        #expect(screen.text("Measured 1").exists)
        screen.button("More").tap()
        #expect(screen.text("Measured 2").exists)
    }

    private struct Scrolled: View {
        @State var count = 0
        var body: some View {
            VStack {
                ScrollViewReader { _ in Text("Scrolled \(count)") }
                Button("More") { count += 1 }
            }
        }
    }

    @Test("a scroll view reader follows a state that only its closure reads")
    func scrolling() {
        let screen = Screen { Scrolled() }
        screen.button("More").tap()
        #expect(screen.text("Scrolled 1").exists)
    }

    private struct Pushed: View {
        @State var count = 0
        @State var path = [7]
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Page \(number), \(count)")
                            Button("More") { count += 1 }
                        }
                    }
            }
        }
    }

    @Test("a pushed page follows a state that only its destination reads")
    func pages() {
        let screen = Screen { Pushed() }
        #expect(screen.text("Page 7, 0").exists)
        screen.button("More").tap()
        #expect(screen.text("Page 7, 1").exists)
    }
}
