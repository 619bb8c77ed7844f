// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
    /// The attributes of the first element with a tag, as `name=value`.
    func said<V: View>(_ tag: ElementTag, @ViewBuilder _ view: @escaping () -> V) -> Set<String> {
        let screen = Screen { view() }
        guard let element = screen.elements(tag).first(where: { $0.attribute("id") == nil }) else { return [] }
        return Set(element.attributes.filter { $0.name != "type" }.map { "\($0.name)=\($0.value)" })
    }

    @Test("a label belongs to the view's own element, wherever it stands among the modifiers")
    func label() {
        let screen = Screen { Button("x") {}.frame(width: 100).accessibilityLabel("Close") }
        #expect(screen.elements(.button)[0].attribute("aria-label") == "Close")
        #expect(screen.elements(.div).allSatisfy { $0.attribute("aria-label") == nil })
    }

    @Test("a name gives a role to what has none, or it would not be read")
    func roles() {
        #expect(
            said(.span) { Text("★★★").accessibilityLabel("Three stars") } == ["aria-label=Three stars", "role=img"])
        #expect(said(.div) { VStack { Text("a") }.accessibilityLabel("Group") } == ["aria-label=Group", "role=group"])
        #expect(
            said(.svg) { Image(systemName: "star").accessibilityLabel("Rated") } == ["aria-label=Rated", "role=img"])
    }

    @Test("the names of the kinds of actions are in the language of where they stand")
    func actionWords() {
        func names(_ locale: String) -> [String] {
            let screen = Screen {
                Text("Row")
                    .accessibilityAction(.escape) {}
                    .accessibilityAction(.delete) {}
                    .accessibilityAction(.showMenu) {}
                    .accessibilityAction(AccessibilityActionKind(named: Text("Archive"))) {}
                    .environment(\.locale, Locale(identifier: locale))
            }
            return screen.elements(.button).map(\.fullText)
        }
        #expect(names("en") == ["Dismiss", "Delete", "Show Menu", "Archive"])
        #expect(names("de") == ["Schließen", "Löschen", "Menü einblenden", "Archive"])
        #expect(names("ko") == ["닫기", "삭제", "메뉴 보기", "Archive"])
        #expect(names("fi") == names("en"))
    }

    @Test("traits become roles and states")
    func traits() {
        #expect(said(.span) { Text("T").accessibilityAddTraits(.isHeader) } == ["role=heading", "aria-level=2"])
        #expect(said(.span) { Text("T").accessibilityHeading(.h1) } == ["role=heading", "aria-level=1"])
        #expect(said(.button) { Button("B") {}.accessibilityAddTraits(.isSelected) } == ["aria-pressed=true"])
        #expect(said(.span) { Text("T").accessibilityAddTraits(.isSelected) } == ["aria-current=true"])
        #expect(said(.span) { Text("T").accessibilityAddTraits([.updatesFrequently]) } == ["aria-live=polite"])
        #expect(
            said(.span) { Text("T").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader) } == [])
        #expect(said(.span) { Text("T").font(.largeTitle) } == [])
    }

    @Test("a value is a value of a range, or part of what is read")
    func values() {
        #expect(
            said(.span) { Text("T").accessibilityLabel("Volume").accessibilityValue("\(5)") } == [
                "aria-label=Volume, 5", "role=img",
            ])
        #expect(
            said(.button) { Button("B") {}.accessibilityValue("on").accessibilityHint("Turns") } == [
                "aria-description=on. Turns"
            ])
    }

    @Test("hidden views are not read, and lose their name")
    func hidden() {
        #expect(said(.svg) { Image(systemName: "star").accessibilityHidden(true) } == ["aria-hidden=true"])
        #expect(
            said(.div) { VStack { Text("a") }.accessibilityElement(children: .ignore) } == ["aria-hidden=true"])
        #expect(
            said(.div) {
                VStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityLabel("Chart")
            } == ["aria-label=Chart", "role=img"])
        #expect(said(.div) { VStack { Text("a") }.accessibilityElement(children: .contain) } == ["role=group"])
    }

    @Test("identifiers and tooltips")
    func others() {
        #expect(
            said(.span) { Text("T").accessibilityIdentifier("title").help("Help") } == [
                "data-testid=title", "title=Help",
            ])
    }

    struct Counting: View {
        @State private var count = 1
        var body: some View {
            Button("More") { count += 1 }.accessibilityLabel("\(count) items")
        }
    }

    @Test("a label that changes changes one attribute")
    func changes() {
        let screen = Screen { Counting() }
        let button = screen.elements(.button)[0]
        #expect(
            screen.operations(after: { button.click() }) == [
                .attribute(button.id, name: "aria-label", value: "2 items")
            ])
    }

    @Test("a label is in the language of its place")
    func language() {
        let said = said(.button) {
            Button("x") {}.accessibilityLabel("\(1234) km").environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(said.contains("aria-label=1.234 km"))
    }

    struct Acting: View {
        @State private var log = ""
        var body: some View {
            VStack {
                Text(verbatim: "Log:" + log)
                Text("Row").accessibilityAction { log += " used" }
                Text("Card").accessibilityAction(named: "Archive") { log += " archived" }
                Text("Stars").accessibilityValue("3").accessibilityAdjustableAction {
                    log += $0 == .increment ? " more" : " less"
                }
            }
        }
    }

    @Test("actions are buttons, and arrow keys change what can be adjusted")
    func actions() {
        let screen = Screen { Acting() }
        let texts = screen.elements(.span)
        let row = texts.first { $0.text == "Row" }!
        #expect(row.attribute("role") == "button")
        screen.send(.click, to: row)
        screen.send(.click, to: screen.elements(.button)[0])
        let stars = texts.first { $0.text == "Stars" }!
        #expect(stars.attribute("role") == "slider")
        #expect(stars.attribute("aria-valuetext") == "3")
        screen.send(.key, to: stars, .array([.string("ArrowUp"), .number(0), .string("down")]))
        screen.send(.key, to: stars, .array([.string("ArrowUp"), .number(0), .string("up")]))
        screen.send(.key, to: stars, .array([.string("ArrowLeft"), .number(0), .string("repeat")]))
        #expect(texts[0].text == "Log: used archived more less")
        #expect(screen.elements(.button)[0].words == "Archive")
    }

    @Test("the page knows the language and direction that views are given")
    func environment() {
        let screen = Screen {
            VStack { Text("a") }.environment(\.layoutDirection, .rightToLeft)
                .environment(\.locale, Locale(identifier: "ar_EG")).environment(\.colorScheme, .dark)
        }
        let stack = screen.elements(.div)[0]
        #expect(stack.attribute("dir") == "rtl")
        #expect(stack.attribute("lang") == "ar-EG")
        #expect(stack.style["color-scheme"] == "dark")
    }
}
