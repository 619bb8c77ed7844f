// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Numbers that follow the drag of a presentation")
struct PresentationDragProgressTests {
    struct Following<Inside: View>: View {
        @Environment(\.presentationDragProgress) private var progress
        let inside: (PresentationDragProgress) -> Inside

        init(@ViewBuilder inside: @escaping (PresentationDragProgress) -> Inside) { self.inside = inside }

        var body: some View { inside(progress) }
    }

    /// The elements that follow the drag, outermost first: their styles, and their poses at its end.
    private func led(@ViewBuilder _ inside: @escaping (PresentationDragProgress) -> some View) -> [(StyleSet, String)] {
        let screen = Screen {
            Text("base").sheet(isPresented: .constant(true)) { Following(inside: inside) }
        }
        func found(_ element: Element) -> [(StyleSet, String)] {
            let own = element.attribute("data-parallax").map { (element.style, $0) }
            return (own.map { [$0] } ?? []) + element.children.flatMap { found($0) }
        }
        return found(screen.top)
    }

    @Test("the opacity at rest is on the view, and the one at the end of the drag is for the browser")
    func opacity() throws {
        let (style, pose) = try #require(led { Text("pale").opacity(0.75 - 0.5 * $0) }.first)
        #expect(style["opacity"] == "0.75" && pose == #"{"opacity":"0.25"}"#)
    }

    @Test("an opacity stays between 0 and 1")
    func limits() throws {
        let (style, pose) = try #require(led { Text("pale").opacity(2 - 3 * $0) }.first)
        #expect(style["opacity"] == "1" && pose == #"{"opacity":"0"}"#)
    }

    @Test("moving, scaling and blurring have a value at rest and one at the end, also if it is zero")
    func effects() throws {
        let all = led { progress in
            Text("moved").offset(x: progress * 8, y: 120 * progress + 10)
            Text("scaled").scaleEffect(1 - progress / 2, anchor: .top)
            Text("blurred").blur(radius: 12 * progress)
        }
        try #require(all.count == 3)
        #expect(all[0].0["translate"] == "0px 10px" && all[0].1 == #"{"translate":"8px 130px"}"#)
        #expect(all[1].0["transform-origin"] == "50% 0%" && all[1].0["scale"] == "1")
        #expect(all[1].1 == #"{"scale":"0.5"}"#)
        #expect(all[2].0["filter"] == "blur(0px)" && all[2].1 == #"{"filter":"blur(12px)"}"#)
    }

    @Test("several effects of one view follow the drag, each with an element of its own")
    func several() {
        let all = led { Text("both").offset(y: -40 * $0).opacity(1 - $0) }
        #expect(all.map(\.1) == [#"{"opacity":"0"}"#, #"{"translate":"0px -40px"}"#])
    }

    @Test("sums, differences and multiples are computed at both ends")
    func arithmetic() {
        let progress = PresentationDragProgress()
        #expect(-(progress * 3 - 1) / 2 + progress == 0.5 + -0.5 * progress)
        #expect(2 * progress - progress == progress)
        #expect(progress + 1 == 1 + progress && 1 - progress != progress)
    }

    @Test("numbers that are known keep SwiftUI's modifiers")
    func literals() {
        #expect(led { _ in Text("plain").offset(y: 4).opacity(0.5).scaleEffect(2).blur(radius: 1) }.isEmpty)
    }
}
