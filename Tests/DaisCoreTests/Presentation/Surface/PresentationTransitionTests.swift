// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Transitions of presentations")
struct PresentationTransitionTests {
    @Test("a transition is two motions: milliseconds, curve, and what it is like while away")
    func attribute() {
        #expect(
            PresentationTransition.fade.attribute
                == #"[[250,"ease-out",{"opacity":"0"}],[250,"ease-out",{"opacity":"0"}]]"#)
        #expect(
            PresentationTransition.slide(edge: .leading).duration(0.2).attribute
                == #"[[200,"cubic-bezier(.32,.72,0,1)",{"edge":"leading"}],[200,"cubic-bezier(.32,.72,0,1)",{"edge":"leading"}]]"#
        )
        #expect(PresentationTransition.none.attribute.hasPrefix("[[0,"))
    }

    @Test("combined, both happen for as long as the longer one; asymmetric, each way has its own")
    func compositions() {
        let combined = PresentationTransition.slide.combined(with: .fade)
        #expect(combined.insertion.away == ["edge": "bottom", "opacity": "0"])
        #expect(combined.insertion.milliseconds == 420)
        let asymmetric = PresentationTransition.asymmetric(insertion: .slide(edge: .top), removal: .scale(0.5))
        #expect(asymmetric.insertion.away == ["edge": "top"])
        #expect(asymmetric.removal.away == ["scale": "0.5"])
    }

    @Test("an animation gives curve and duration, within what the engine waits for")
    func animations() {
        let eased = PresentationTransition.fade.animation(.easeIn(duration: 0.3).speed(2)).insertion
        #expect(eased.milliseconds == 150)
        #expect(eased.easing == "cubic-bezier(0.42,0,1,1)")
        let bouncy = PresentationTransition.fade.animation(.bouncy).removal
        #expect(bouncy.milliseconds == Int((Spring.bouncy.settlingDuration * 1000).rounded()))
        // A spring passes its goal and comes back to it, as no cubic curve does twice.
        let values = bouncy.easing.dropFirst("linear(0,".count).split(separator: ",").compactMap {
            $0.split(separator: " ").first.flatMap { Double($0) }
        }
        #expect(values.count > 8 && values.contains { $0 > 1.03 } && values.last == 1)
        let shape = Spring.bouncy, halfway = shape.value(target: 1.0, time: shape.settlingDuration / 2)
        let middle = bouncy.easing.dropFirst("linear(".count).split(separator: ",").first { $0.hasSuffix(" 50%") }
        #expect(middle.map { abs((Double($0.split(separator: " ")[0]) ?? 0) - halfway) < 0.001 } == true)
        #expect(PresentationTransition.fade.duration(100).insertion.milliseconds == 2000)
        #expect(PresentationTransition.fade.duration(-1).insertion.milliseconds == 0)
        #expect(PresentationTransition.fade.duration(.infinity).insertion.milliseconds == 0)
    }

    @Test("poses on the way are keyframes, which the exit passes in reverse")
    func passing() {
        let transition = PresentationTransition.slide.passing(.scale(1.05), at: 0.75).passing(.fade, at: 0.25)
        #expect(
            transition.passes
                == #"[[{"offset":0.25,"opacity":"0"},{"offset":0.75,"scale":"1.05"}],"#
                + #"[{"offset":0.25,"scale":"1.05"},{"offset":0.75,"opacity":"0"}]]"#)
        #expect(PresentationTransition.slide.passes == nil)
        #expect(PresentationTransition.slide.passing(.fade, at: 7).insertion.passing.keys.first == 1)
    }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.isIdentity ? 0 : phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private struct Viewed: View {
        let transition: AnyTransition
        var body: some View {
            Text("page").sheet(isPresented: .constant(true)) {
                Text("inside").presentationTransition(transition)
            }
        }
    }

    @Test("every transition of views moves a surface, with its own animation or the default one")
    func views() {
        let twirl = Screen { Viewed(transition: AnyTransition(Twirl()).animation(.easeIn(duration: 0.2))) }
        let motion = twirl.top.attribute("data-motion") ?? ""
        #expect(motion.hasPrefix(#"[[200,"cubic-bezier(0.42,0,1,1)",{"opacity":"0","rotate":"-90deg"}]"#))
        #expect(motion.hasSuffix(#""rotate":"90deg"}]]"#))
        let moved = Screen { Viewed(transition: .move(edge: .bottom)) }
        #expect(moved.top.attribute("data-motion")?.contains(#"{"transform":"translate(0px,100%)"}"#) == true)
        #expect(moved.top.attribute("data-motion")?.contains("linear(0,") == true)
    }

    private struct Kinds: View {
        @State private var own = false
        var body: some View {
            VStack {
                Button("Own") { own = true }
                ModalHost {
                    Text("a").sheet(isPresented: .constant(true)) {
                        Text("hosted").popover(isPresented: .constant(true)) { Text("bubble") }
                    }
                }
                .presentationTransition(.fade, for: [.sheet, .popover])
                Text("b").sheet(isPresented: .constant(true)) {
                    Text("wide").presentationTransition(own ? .scale : .slide(edge: .leading))
                }
                Text("c").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
                Text("d").toast("toast", isPresented: .constant(true))
            }
            .presentationTransition(.scale, for: [.sheet, .alert])
            .presentationTransition(AnyTransition.push(from: .top), for: [.fullScreenCover])
        }
    }

    @Test("a view and a host set the transitions of kinds; the nearest wins, and the content wins over all")
    func kinds() {
        let screen = Screen { Kinds() }
        func motion(_ text: String) -> String? {
            screen.machines.compactMap { $0.layer?.overlay }.first { $0.fullText.contains(text) }?.attribute(
                "data-motion")
        }
        #expect(motion("hosted") == PresentationTransition.fade.attribute)
        #expect(motion("bubble") == PresentationTransition.fade.attribute)
        #expect(motion("wide") == PresentationTransition.slide(edge: .leading).attribute)
        #expect(motion("cover")?.contains("translate") == true)
        #expect(motion("toast") == nil)
    }

    private struct Home: View {
        @State private var fades = false
        var body: some View {
            Button("Fade") { fades.toggle() }
                .sheet(isPresented: .constant(true)) {
                    Text("inside").presentationTransition(fades ? .fade : .slide(edge: .top))
                }
        }
    }

    @Test("the content says how its layer moves, and may change its mind")
    func option() {
        let screen = Screen { Home() }
        #expect(screen.top.attribute("data-motion") == PresentationTransition.slide(edge: .top).attribute)
        screen.tap("Fade")
        #expect(screen.top.attribute("data-motion") == PresentationTransition.fade.attribute)
    }
}
