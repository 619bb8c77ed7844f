// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Foundation
import Testing

@Suite("What transitions tell the browser")
@MainActor
struct TransitionTests {
    private struct Tilt: ViewModifier {
        let degrees: Double
        func body(content: Content) -> some View {
            content.rotationEffect(.degrees(degrees)).padding(degrees == 0 ? 0 : 8)
        }
    }

    private struct Twirl: DaisCore.Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0.25)
        }
    }

    private func text(_ view: some View) -> String? {
        let screen = Screen { view }
        return elements(of: screen).lazy.compactMap { $0.attribute("data-transition") }.first
    }

    @Test("built-in ones are poses")
    func builtIn() {
        let view = Text("A")
        #expect(text(view.transition(.opacity)) == #"[[{"opacity":"0"}]]"#)
        #expect(text(view.transition(.identity)) == "[[{}]]")
        #expect(
            text(view.transition(.scale(scale: 0.5, anchor: .top)))
                == ##"[[{"scale":"0.5","transformOrigin":"50% 0%"}]]"##)
        #expect(text(view.transition(.move(edge: .bottom))) == #"[[{"translate":"0px|100%"}]]"#)
        #expect(
            text(view.transition(.slide))
                == #"[[{"translate":"calc(-100%*var(--dir,1))|0px"}],[{"translate":"calc(100%*var(--dir,1))|0px"}]]"#)
        #expect(
            text(view.transition(.push(from: .top)))
                == #"[[{"opacity":"0","translate":"0px|-100%"}],[{"opacity":"0","translate":"0px|100%"}]]"#)
        #expect(
            text(view.transition(.blurReplace)) == #"[[{"filter":"blur(8px)","opacity":"0","scale":"0.8"}]]"#)
    }

    @Test("one way in and another way out, of typed transitions")
    func asymmetric() {
        #expect(
            text(Text("A").transition(AsymmetricTransition(insertion: .move(edge: .top), removal: .opacity)))
                == #"[[{"translate":"0px|-100%"}],[{"opacity":"0"}]]"#)
    }

    @Test("they combine")
    func combined() {
        let view = Text("A")
        #expect(
            text(view.transition(.move(edge: .bottom).combined(with: .opacity)))
                == #"[[{"opacity":"0","translate":"0px|100%"}]]"#)
        #expect(
            text(view.transition(.move(edge: .bottom).combined(with: .offset(x: 5, y: 6))))
                == #"[[{"translate":"calc(5px + 0px)|calc(6px + 100%)"}]]"#)
        #expect(
            text(view.transition(.asymmetric(insertion: .opacity, removal: .scale)))
                == #"[[{"opacity":"0"}],[{"scale":"0"}]]"#)
        #expect(
            text(view.transition(.asymmetric(insertion: .opacity.animation(.linear(duration: 1)), removal: .opacity)))
                == #"[[{"opacity":"0"},[[0,0,1,1,1]]],[{"opacity":"0"}]]"#)
    }

    @Test("an own transition tells the browser what differs from the phase of identity")
    func own() {
        let view = Text("A")
        #expect(
            text(view.transition(.modifier(active: Tilt(degrees: 30), identity: Tilt(degrees: 0))))
                == #"[[{"paddingBlock":"8px","paddingInline":"8px","rotate":"30deg"}]]"#)
        #expect(
            text(view.transition(Twirl()))
                == #"[[{"opacity":"0.25","rotate":"-90deg"}],[{"opacity":"0.25","rotate":"90deg"}]]"#)
        #expect(
            text(view.transition(Twirl().combined(with: .move(edge: .top))))
                == #"[[{"opacity":"0.25","rotate":"-90deg","translate":"0px|-100%"}],[{"opacity":"0.25","rotate":"90deg","translate":"0px|-100%"}]]"#
        )
    }

    private struct Bouncing: View {
        @State var isShown = false
        @State var count = 1
        var body: some View {
            VStack {
                if isShown { Text("Shown").transition(.scale) }
                Text("\(count)").contentTransition(.numericText(value: Double(count)))
                Button("Show") { isShown.toggle() }
                Button("Count") { withAnimation { count += 1 } }
            }
            .animation(.default, value: isShown)
        }
    }

    @Test("a view comes and goes in the animation that its container is bound to")
    func comesAndGoes() {
        let screen = Screen { Bouncing() }
        #expect(marks(screen.record { screen.button("Show").tap() }.operations) == ["~create"])
        #expect(marks(screen.record { screen.button("Show").tap() }.operations) == ["~remove"])
        #expect(!screen.text("Shown").exists)
    }

    @Test("a number tells its value beside its text")
    func numbers() {
        let screen = Screen { Bouncing() }
        #expect(marks(screen.record { screen.button("Count").tap() }.operations) == ["~3", "~2"])
    }
}
