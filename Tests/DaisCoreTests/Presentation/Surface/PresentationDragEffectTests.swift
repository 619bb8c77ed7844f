// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Effects that follow the drag of a presentation")
struct PresentationDragEffectTests {
    /// The elements that follow the drag, outermost first: their styles, and their keyframes.
    private func led(@ViewBuilder _ inside: @escaping () -> some View) -> [(StyleSet, String)] {
        let screen = Screen { Text("base").sheet(isPresented: .constant(true)) { inside() } }
        func found(_ element: Element) -> [(StyleSet, String)] {
            let own = element.attribute("data-parallax").map { (element.style, $0) }
            return (own.map { [$0] } ?? []) + element.children.flatMap { found($0) }
        }
        return found(screen.top)
    }

    @Test("the value at rest is on the view, and the browser has five values of each changed property")
    func values() throws {
        let all = led {
            Text("pale").presentationDragEffect { content, progress in
                content.opacity(0.75 - 0.5 * progress).offset(y: 80 * progress)
            }
        }
        let (style, keyframes) = try #require(all.first)
        #expect(style["opacity"] == "0.75" && style["transform"] == "translate(0,0)")
        #expect(
            keyframes == #"{"opacity":["0.75","0.625","0.5","0.375","0.25"],"transform":["translate(0,0)","#
                + #""translate(0,20px)","translate(0,40px)","translate(0,60px)","translate(0,80px)"]}"#)
    }

    @Test("a property that stays as it is has a style and no keyframes")
    func constants() throws {
        let all = led {
            Text("blurred").presentationDragEffect { content, progress in
                content.scaleEffect(0.5).blur(radius: 8 * progress)
            }
        }
        let (style, keyframes) = try #require(all.first)
        #expect(style["transform"] == "scale(0.5,0.5)" && style["filter"] == "blur(0px)")
        #expect(keyframes == #"{"filter":["blur(0px)","blur(2px)","blur(4px)","blur(6px)","blur(8px)"]}"#)
    }

    @Test("a value that is reached before the end is in the keyframes")
    func bent() throws {
        let all = led {
            Text("pale").presentationDragEffect { content, progress in content.opacity(1 - min(1, 2 * progress)) }
        }
        #expect(try #require(all.first).1 == #"{"opacity":["1","0.5","0","0","0"]}"#)
    }

    @Test("an effect that changes nothing leaves the view alone")
    func nothing() {
        #expect(led { Text("plain").presentationDragEffect { content, _ in content } }.isEmpty)
    }
}
