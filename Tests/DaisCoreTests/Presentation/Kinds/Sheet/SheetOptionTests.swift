// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Options of sheets")
struct SheetOptionTests {
    /// A sheet with one option, which a button changes to another one.
    struct Home<Option: ViewModifier>: View {
        let first: Option
        let second: Option
        @State private var isChanged = false
        var body: some View {
            Button("Change") { isChanged = true }
                .sheet(isPresented: .constant(true)) { Text("Inside").modifier(isChanged ? second : first) }
        }
    }

    struct Background: ViewModifier {
        let color: Color
        func body(content: Content) -> some View { content.presentationBackground(color) }
    }
    struct Radius: ViewModifier {
        let radius: CGFloat?
        func body(content: Content) -> some View { content.presentationCornerRadius(radius) }
    }
    struct Sizing<S: PresentationSizing>: ViewModifier {
        let sizing: S
        func body(content: Content) -> some View { content.presentationSizing(sizing) }
    }
    struct Compact: ViewModifier {
        let horizontal: PresentationAdaptation
        func body(content: Content) -> some View {
            content.presentationCompactAdaptation(horizontal: horizontal, vertical: .none)
        }
    }

    private func surface(_ screen: Screen) -> Element { screen.top.children[1] }

    @Test("the background fills the surface; a change is one property")
    func background() {
        let screen = Screen { Home(first: Background(color: .red), second: Background(color: .blue)) }
        #expect(surface(screen).style["background-color"] == "var(--red)")
        let id = surface(screen).id
        #expect(
            screen.operations(after: { screen.elements(.button)[0].click() })
                == [.style(id, property: "background-color", value: "var(--blue)")])
    }

    @Test("nothing around a clear sheet is left to see")
    func clear() {
        let screen = Screen { Home(first: Background(color: .clear), second: Background(color: .clear)) }
        #expect(surface(screen).style["background-color"] == "transparent")
        #expect(surface(screen).style["box-shadow"] == "none")
    }

    @Test("corners have a radius, which may be the usual one")
    func radius() {
        let screen = Screen { Home(first: Radius(radius: 30), second: Radius(radius: nil)) }
        #expect(surface(screen).style["--radius"] == "30px")
        screen.tap("Change")
        #expect(surface(screen).style["--radius"] == nil)
    }

    @Test("sizes are words that style sheets resolve, or points")
    func sizing() {
        func size(_ sizing: some PresentationSizing) -> [String?] {
            let overlay = Screen { Home(first: Sizing(sizing: sizing), second: Sizing(sizing: sizing)) }.top
            return ["data-width", "data-height", "data-sticky"].map { overlay.attribute($0) } + [overlay.style["--w"]]
        }
        #expect(size(.automatic) == [nil, nil, nil, nil])
        #expect(size(.page) == ["page", "page", nil, nil])
        #expect(size(.fitted) == ["fitted", "fitted", nil, nil])
        #expect(size(.form.fitted(horizontal: false, vertical: true)) == ["form", "fitted", nil, nil])
        #expect(size(.form.sticky(vertical: true)) == ["form", "form", "height", nil])
        #expect(size(Square()) == ["points", "points", nil, "300px"])
        #expect(size(Square().fitted(horizontal: false, vertical: true)) == ["points", "fitted", nil, "300px"])
    }

    struct Square: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            let width = root.sizeThatFits(ProposedViewSize(width: 300, height: nil)).width
            return ProposedViewSize(width: width, height: width)
        }
    }

    @Test("the adaptation of a sheet in small windows is a word that style sheets read")
    func compact() {
        let screen = Screen {
            Home(first: Compact(horizontal: .fullScreenCover), second: Compact(horizontal: .automatic))
        }
        #expect(screen.top.attribute("data-compact") == "fullscreen")
        #expect(screen.top.attribute("data-compact-v") == "none")
        screen.tap("Change")
        #expect(screen.top.attribute("data-compact") == nil)
    }

    @Test("a sheet that is a popover in narrow windows has a place at its presenting view, and an arrow")
    func popover() throws {
        let screen = Screen {
            Home(first: Compact(horizontal: .popover), second: Compact(horizontal: .automatic))
        }
        let name = try #require(screen.top.attribute("data-anchored"))
        #expect(screen.top.children.map(\.classes) == ["backdrop", "spot", "surface sheet-container"])
        #expect(screen.top.children[2].children.first?.classes == "popover-arrow")
        #expect(screen.top.attribute("data-modal") == "true")
        #expect(screen.html.contains("data-anchor=\"\(name)\""))
        screen.tap("Change")
        #expect(screen.top.children.map(\.classes) == ["backdrop", "surface sheet-container"])
        #expect(!screen.html.contains("data-anchor"))
    }

    struct Leaving: View {
        @State private var isThere = true
        var body: some View {
            Group { if isThere { Text("Owner") } }
                .sheet(isPresented: .constant(true)) {
                    Button("Away") { isThere = false }.presentationCompactAdaptation(.popover)
                }
        }
    }

    @Test("a sheet that can be a popover does not go with its anchor")
    func anchorGone() {
        let screen = Screen { Leaving() }
        screen.tap("Away")
        #expect(screen.layers.count == 1 && screen.machines.allSatisfy { !$0.isLeaving })
    }

    struct Pictured: View {
        let notes: Notes
        @State private var isShown = true
        @State private var count = 0
        @State private var isPlain = false
        var body: some View {
            VStack {
                Button("Close") { isShown = false }
                Button("Count") { count += 1 }
                Button("Plain") { isPlain = true }
            }
            .fullScreenCover(isPresented: $isShown) {
                if isPlain {
                    Text("Inside")
                } else {
                    Text("Inside").presentationBackground {
                        Text("Behind \(count)").onAppear { notes.add("appeared") }.onDisappear { notes.add("gone") }
                    }
                }
            }
        }
    }

    @Test("a view behind the content is alive as the content is, and goes with the option or the presentation")
    func view() {
        let notes = Notes()
        let screen = Screen { Pictured(notes: notes) }
        #expect(screen.overlayHTML.contains("<div class=\"ov under presentation-background\" aria-hidden=\"true\">"))
        #expect(screen.shows("Behind 0"))
        screen.tap("Count")
        #expect(screen.shows("Behind 1"))
        #expect(notes.take() == ["appeared"])
        screen.tap("Plain")
        #expect(!screen.shows("Behind 1"))
        #expect(notes.take() == ["gone"])
    }

    @Test("a view behind the content goes with the presentation")
    func viewGoes() {
        let notes = Notes()
        let screen = Screen { Pictured(notes: notes) }
        screen.tap("Close")
        screen.exited(screen.top)
        #expect(notes.take() == ["appeared", "gone"])
    }

    struct Inspected: View {
        @State private var isShown = false
        @State private var isSheet = false
        var body: some View {
            VStack {
                Text(isShown ? "inspects" : "alone")
                Button("Inspect") { isShown = true }
                Button("Sheet") { isSheet = true }
            }
            .sheet(isPresented: $isSheet) { Text("Sheet") }
            .inspector(isPresented: $isShown) { Text("Details").inspectorColumnWidth(min: 200, ideal: 250, max: 300) }
        }
    }

    @Test("an inspector is a layer below all sheets, with the width of its column")
    func inspector() {
        let screen = Screen { Inspected() }
        screen.tap("Sheet")
        screen.tap("Inspect")
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["inspector", "sheet"])
        #expect(screen.layers[0].style["--column"] == "clamp(200px,250px,300px)")
        screen.dismiss(screen.layers[0], "drag")
        #expect(screen.html.contains(">inspects<"), "it is below the sheet")
        screen.dismiss(screen.layers[1], "drag")
        screen.dismiss(screen.layers[0], "drag")
        #expect(screen.html.contains(">alone<"))
    }
}
