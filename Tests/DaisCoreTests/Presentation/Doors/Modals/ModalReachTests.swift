// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

@MainActor
@Suite("What ends a modal, and what stays within reach")
struct ModalReachTests {
    @Observable
    final class Model {
        var isShown = true
        var told: [String] = []
        nonisolated init() {}
    }
    struct Plain: ModalPresentationStyle {
        var behavior: ModalBehaviorPreferences
        func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences { behavior }
        func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues { .init(frame: .full) }
        func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
    }
    struct Home: View {
        let model: Model
        let behavior: (Model) -> ModalBehaviorPreferences
        var locale = "en-US"
        var isLocked = false
        var body: some View {
            VStack {
                Text("search").modalSourceView("search")
                Text("base").presentingModals {
                    if model.isShown {
                        Modal(key: 1, style: Plain(behavior: behavior(model))) {
                            Leaving().interactiveDismissDisabled(isLocked)
                        }
                    }
                }
            }
            .environment(\.locale, Locale(identifier: locale))
        }
    }
    struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() } }
    }
    private let model = Model()
    private static func tell(_ model: Model, _ word: String) -> () -> Void {
        {
            model.told.append(word)
            model.isShown = false
        }
    }

    @Test("Escape asks for the overlay's handler, without one for the swipe's")
    func escape() {
        let both = Screen {
            Home(model: model) { model in
                .init(
                    overlayTap: .dismiss(onDismiss: Self.tell(model, "tap")),
                    interactiveDismiss: .swipeDown(onDismiss: Self.tell(model, "swipe")))
            }
        }
        both.dismiss(both.top, "escape")
        #expect(model.told == ["tap"])
        model.isShown = true
        let swiped = Screen {
            Home(model: model) { .init(interactiveDismiss: .swipeDown(onDismiss: Self.tell($0, "swipe"))) }
        }
        #expect(swiped.top.attribute("data-dismiss") == "escape drag")
        swiped.dismiss(swiped.top, "escape")
        #expect(model.told == ["tap", "swipe"])
    }

    @Test("a modal without dismissal behavior ignores Escape; the content's own dismiss() has a handler of its own")
    func unhandled() {
        let screen = Screen { Home(model: model) { .init(onDismiss: Self.tell($0, "content")) } }
        screen.dismiss(screen.top, "escape")
        #expect(model.told.isEmpty && screen.layers.count == 1)
        screen.tap("Leave")
        screen.exited(screen.top)
        #expect(model.told == ["content"] && screen.layers.isEmpty)
    }

    private func button(_ screen: Screen) -> Element? {
        func find(_ element: Element, _ around: Bool = false) -> Element? {
            var isInside = around
            if element.classes.contains("modal-dismiss") { isInside = true }
            if isInside, element.tag == .button {
                return element
            }
            return element.children.lazy.compactMap { find($0, isInside) }.first
        }
        return find(screen.tree.overlays)
    }

    @Test("a press beside it that dismisses has a button for screen readers, last in the dialog, which Tab passes by")
    func button() {
        let screen = Screen {
            Home(model: model) { .init(overlayTap: .dismiss(onDismiss: Self.tell($0, "tap"))) }
        }
        let button = button(screen)
        #expect(button?.fullText == "Dismiss popup" && button?.attribute("tabindex") == "-1")
        #expect(button?.attribute("aria-description") == "Closes the popup window")
        #expect(screen.top.children.last?.children.last?.classes.contains("modal-dismiss") == true)
        screen.dismiss(screen.top, "button")
        screen.exited(screen.top)
        #expect(model.told == ["tap"] && screen.layers.isEmpty)
    }

    @Test("no button where a press dismisses nothing")
    func noButton() {
        let closed = Screen { Home(model: model) { _ in .init() } }
        #expect(button(closed) == nil)
        let locked = Screen {
            Home(
                model: model, behavior: { .init(overlayTap: .dismiss(onDismiss: Self.tell($0, "tap"))) }, isLocked: true
            )
        }
        #expect(button(locked) == nil)
        locked.dismiss(locked.top, "button")
        #expect(model.told.isEmpty)
    }

    @Test(
        "the built-in words follow the locale, in eleven languages and in English elsewhere",
        arguments: [
            ("de-AT", "Pop-up schließen"), ("ar", "إغلاق النافذة المنبثقة"), ("ja_JP", "ポップアップを閉じる"),
            ("cy", "Dismiss popup"),
        ])
    func words(_ locale: String, _ word: String) {
        let screen = Screen {
            Home(
                model: model, behavior: { .init(overlayTap: .dismiss(onDismiss: Self.tell($0, "tap"))) },
                locale: locale)
        }
        #expect(button(screen)?.fullText == word)
        #expect(BuiltInStrings.isComplete)
    }

    @Test("an alert's and a toast's own buttons follow it as well")
    func otherWords() {
        struct Page: View {
            var body: some View {
                Text("base")
                    .alert("Titel", isPresented: .constant(true)) {}
                    .toast("Gesichert", isPresented: .constant(true), duration: .persistent)
                    .environment(\.locale, Locale(identifier: "fr"))
            }
        }
        let screen = Screen { Page() }
        #expect(screen.overlayHTML.contains(">OK<") && screen.overlayHTML.contains("Fermer"))
    }

    @Test("the views that a style names are named on its layer; one that blocks nothing needs no hole")
    func source() {
        let screen = Screen { Home(model: model) { _ in .init(sourceView: "search") } }
        #expect(screen.html.contains("data-source=\"search\""))
        #expect(screen.top.attribute("data-hole") == "search" && screen.top.classes.contains("modal-holed"))
        let passing = Screen { Home(model: model) { _ in .init(overlayTap: .passThrough, sourceView: "search") } }
        #expect(passing.top.attribute("data-hole") == nil)
    }

    @Test("a modal whose size follows from its content's waits for it, then comes as large as it is")
    func awaited() {
        struct Fitted: ModalPresentationStyle {
            func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
                .init(usesPreferredContentSize: true)
            }
            func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
                .init(frame: CGRect(x: 0, y: 0, width: 300, height: context.preferredContentSize.value?.height ?? 500))
            }
            func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
        }
        let screen = Screen { Text("base").presentingModals { Modal(key: 1, style: Fitted()) { Text("modal") } } }
        #expect(screen.top.attribute("data-awaits") == "size")
        func measured(_ element: Element) -> Element? {
            element.handles(.measure) ? element : element.children.lazy.compactMap { measured($0) }.first
        }
        screen.send(.measure, to: measured(screen.top)!, .array([280, 120, 0, 0].map { .number($0) }))
        #expect(screen.top.attribute("data-awaits") == nil)
    }
}
