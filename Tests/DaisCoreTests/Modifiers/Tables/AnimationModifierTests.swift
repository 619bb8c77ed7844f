// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of animation")
struct AnimationModifierTests {
    @Test("a modifier of animation sends exactly its operations", arguments: rows)
    func holds(_ row: ModifierRow) async {
        await row.check()
    }

    @ModifierRows static var rows: [ModifierRow] {
        ModifierRow.operations(
            "animation(.linear(duration: 1), value:)",
            """
            animated [[0,0,1,1,1]],[],[]
              style 2,"opacity","0.25"
            """
        ) {
            Leaf().opacity($0 ? 0.25 : 0.5).animation(.linear(duration: 1), value: $0)
        }
        ModifierRow.operations(
            "transaction(_:)",
            """
            animated [[0,0,1,1,2]],[],[]
              style 2,"opacity","0.25"
            """
        ) {
            Leaf().opacity($0 ? 0.25 : 0.5).transaction { $0.animation = .linear(duration: 2) }
        }
        ModifierRow.operations("transaction(_:) that takes the animation away", #"style 2,"opacity","0.25""#) {
            Leaf().opacity($0 ? 0.25 : 0.5).transaction { $0.animation = nil }.animation(
                .linear(duration: 1), value: $0)
        }
        ModifierRow.operations(
            "transition(.opacity)",
            #"""
            animated [[0,0,1,1,1]],[],[]
              create 2,0,"<span class=\"T\" data-transition=\"[[{&quot;opacity&quot;:&quot;0&quot\#
            ;}]]\">A</span>",4,1
            """#
        ) { isOn in
            VStack { if isOn { Leaf().transition(.opacity) } }.animation(.linear(duration: 1), value: isOn)
        }
        ModifierRow.elements("contentTransition(.numericText())", "span.T[data-content=up] A") {
            Leaf().contentTransition(.numericText())
        }
        ModifierRow.elements(
            "matchedGeometryEffect(id:in:)",
            """
            div.W[data-match=m1]
              span.T A
            """
        ) { Matched() }
        ModifierRow.operations(
            "phaseAnimator(_:trigger:content:animation:)",
            """
            animated [[0,0,1,1,1]],[1],[]
              style 2,"opacity","1"
            """
        ) {
            Leaf().phaseAnimator([0.5, 1], trigger: $0) {
                $0.opacity($1)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        ModifierRow.operations(
            "keyframeAnimator(initialValue:trigger:content:keyframes:)",
            """
            animated [[0,0,1,1,0.1]],[],[]
              style 2,"opacity","1"
            """
        ) {
            Leaf().keyframeAnimator(initialValue: 0.5, trigger: $0) {
                $0.opacity($1)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 0.1)
            }
        }
    }

    struct Matched: View {
        @Namespace private var space
        var body: some View { Leaf().matchedGeometryEffect(id: 1, in: space) }
    }
}
