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
        #expect(bouncy.milliseconds == 500)
        #expect(bouncy.easing.hasPrefix("cubic-bezier(.3,1."))
        #expect(PresentationTransition.fade.duration(100).insertion.milliseconds == 2000)
        #expect(PresentationTransition.fade.duration(-1).insertion.milliseconds == 0)
        #expect(PresentationTransition.fade.duration(.infinity).insertion.milliseconds == 0)
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
