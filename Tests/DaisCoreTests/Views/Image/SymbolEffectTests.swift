// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Effects of symbols")
struct SymbolEffectTests {
    private struct Bell: View {
        @State private var count = 0
        var body: some View {
            Button("Ring") { count += 1 }
            Image(systemName: "bell").symbolEffect(.bounce, options: .speed(2), value: count)
        }
    }

    private func icon(_ screen: Screen) -> Element? { screen.tree.root.descendant { $0.classes.contains("icon") } }

    @Test("an effect plays again with each change of its value, and not for the first")
    func value() {
        let screen = Screen { Bell() }
        #expect(icon(screen)?.style["--sym"] == nil)
        screen.button("Ring").tap()
        #expect(icon(screen)?.style["--sym"] == "sym-bounce-up-b 0.35s ease-in-out 1")
        let sent = screen.record { screen.button("Ring").tap() }.operations
        #expect(icon(screen)?.style["--sym"] == "sym-bounce-up-a 0.35s ease-in-out 1")
        #expect(sent.contains { if case .style(_, "--sym", _) = $0 { true } else { false } })
    }

    private func animation<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String? {
        icon(Screen(content))?.style["--sym"]
    }

    @Test("a variable color fades the one layer of a symbol")
    func variableColor() {
        let star = Image(systemName: "star")
        #expect(
            animation { star.symbolEffect(.variableColor.iterative.reversing) }
                == animation { star.symbolEffect(.pulse) })
    }

    @Test("an effect lasts as long as it is active, with the speed and the count of its options")
    func indefinite() {
        let star = Image(systemName: "star")
        #expect(animation { star.symbolEffect(.pulse) } == "sym-pulse-a 1.6s ease-in-out infinite")
        #expect(animation { star.symbolEffect(.pulse, isActive: false) } == nil)
        #expect(
            animation { star.symbolEffect(.rotate.counterClockwise, options: .repeat(3).speed(0.5)) }
                == "sym-rotate-back-a 3.2s linear 3")
        #expect(animation { star.symbolEffect(.breathe.plain, options: .nonRepeating) }?.hasSuffix(" 1") == true)
        #expect(
            animation { star.symbolEffect(.wiggle.left).symbolEffect(.pulse) }
                == "sym-wiggle-x-a 0.7s ease-in-out infinite,sym-pulse-a 1.6s ease-in-out infinite")
    }

    @Test("a scale and a disappearance are looks that last")
    func looks() {
        let star = Image(systemName: "star")
        #expect(icon(Screen { star.symbolEffect(.scale.up) })?.style["--sym-t"] == "scale(1.2)")
        #expect(icon(Screen { star.symbolEffect(.scale.down) })?.style["--sym-t"] == "scale(.8)")
        #expect(icon(Screen { star.symbolEffect(.disappear) })?.style["--sym-o"] == "0")
        #expect(icon(Screen { star.symbolEffect(.disappear, isActive: false) })?.style["--sym-o"] == nil)
        #expect(icon(Screen { star.symbolEffectsRemoved() })?.style["--sym"] == "initial")
    }

    @Test("a page only has the keyframes of its effects")
    func rules() {
        let content = RootContent(title: nil) { Image(systemName: "star").symbolEffect(.pulse) }
        let rules = FirstPage.render(content, request: PageRequest()).rules
        #expect(rules.contains("@keyframes sym-pulse-a") && rules.contains("@keyframes sym-pulse-b"))
        #expect(!rules.contains("sym-rotate"))
        #expect(rules.contains("prefers-reduced-motion"))
    }

    private struct Player: View {
        let transition: ContentTransition
        @State private var isPlaying = false
        var body: some View {
            VStack {
                VStack { Image(systemName: isPlaying ? "pause" : "play") }.contentTransition(transition)
                Button("Play") { isPlaying.toggle() }
                Button("At once") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isPlaying.toggle() }
                }
            }
        }
    }

    @Test("a symbol that takes the place of another one grows, once for each change")
    func replacing() {
        let screen = Screen { Player(transition: .symbolEffect(.replace.upUp, options: .speed(2))) }
        #expect(icon(screen)?.style["--sym"] == nil)
        screen.button("Play").tap()
        #expect(icon(screen)?.style["--sym"] == "sym-replace-b 0.175s ease-out 1")
        screen.button("Play").tap()
        #expect(icon(screen)?.style["--sym"] == "sym-replace-a 0.175s ease-out 1")
        screen.button("At once").tap()
        #expect(icon(screen)?.style["--sym"] == "sym-replace-a 0.175s ease-out 1", "no motion starts again")
    }

    @Test("symbols change at once with the transitions of texts")
    func replacingWithoutEffect() {
        let screen = Screen { Player(transition: .opacity) }
        screen.button("Play").tap()
        #expect(icon(screen)?.style["--sym"] == nil)
        let automatic = Screen { Player(transition: .symbolEffect) }
        automatic.button("Play").tap()
        #expect(icon(automatic)?.style["--sym"] == "sym-replace-b 0.35s ease-out 1")
    }
}
