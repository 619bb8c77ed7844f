// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Scroll views and lazy stacks")
struct ScrollViewTests {
    @Test("a vertical scroll view fills and may be squeezed along its axis only")
    func vertical() {
        let screen = Screen { ScrollView { Text("a") } }
        #expect(
            screen.html.contains(
                #"<div class="scroll V sv gy sy" data-space="^y" tabindex="0"><span class="T">a</span></div>"#))
    }

    @Test("Tab stops at a scroll view only if it has nothing else to stop at")
    func stops() {
        let screen = Screen {
            ScrollView {
                Text("a")
                Button("b") {}
            }
        }
        #expect(screen.html.contains("<div class=\"scroll V sv gy sy\" data-space=\"^y\"><span"))
    }

    @Test("a horizontal one with hidden bars")
    func horizontal() {
        let screen = Screen { ScrollView(.horizontal, showsIndicators: false) { Text("a") } }
        #expect(screen.html.contains("class=\"scroll H sh nobar gx sx\""))
    }

    @Test("the environment stops scrolling and hides bars")
    func environment() {
        let screen = Screen { ScrollView { Text("a") }.scrollDisabled(true).scrollIndicators(.hidden) }
        #expect(screen.html.contains("class=\"scroll V nobar gy sy\""))
    }

    @Test("a lazy stack builds the first rows of many and asks for the others")
    func lazy() {
        var built = 0
        let screen = Screen {
            ScrollView {
                LazyVStack {
                    ForEach(0..<30_000) { number -> Text in
                        built += 1
                        return Text("row \(number)")
                    }
                }
            }
        }
        #expect(built == 40)
        #expect(screen.html.contains("data-more=\"29960\""))
    }
}
