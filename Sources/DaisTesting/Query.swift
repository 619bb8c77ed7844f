// SPDX-License-Identifier: Apache-2.0
import Testing
import DaisCore

/// A question about the screen: which elements have this role and name?
///
/// A query is asked anew each time it is used, after everything that is due has run. ``exists`` and ``count`` answer
/// whatever there is; everything else needs exactly one element, and records an issue at the line where the query was
/// written when there is none or there are several.
///
/// ```swift
/// let save = screen.button("Save")
/// #expect(!save.isEnabled)
/// screen.textField("Name").type("Ada")
/// save.tap()
/// ```
@MainActor
public struct Query: QueryScope {
    public let screen: Screen
    let what: String
    let location: SourceLocation
    let find: @MainActor () -> [Element]

    public var everything: Query { self }

    /// Whether there is at least one such element.
    public var exists: Bool { count > 0 }

    /// How many such elements there are.
    public var count: Int { elements().count }

    /// Every element of the query by itself, in the order of the page.
    public var all: [Query] {
        elements().indices.map { self[$0] }
    }

    /// One of several elements, counted from 0 in the order of the page.
    public subscript(index: Int) -> Query {
        Query(screen: screen, what: "\(what) number \(index)", location: location) {
            let found = find()
            return found.indices.contains(index) ? [found[index]] : []
        }
    }

    // MARK: What it is like

    /// Whether the element can be used; `false` when it, or something around it, is disabled.
    public var isEnabled: Bool { only()?.isUsable ?? false }

    /// Whether the element has the keyboard's focus.
    public var isFocused: Bool {
        guard let element = only() else { return false }
        return screen.browser.focused === element
    }

    /// Whether a toggle is on, a radio button chosen, a row or tab selected.
    public var isOn: Bool {
        guard let element = only() else { return false }
        if case .flag(let isOn) = screen.browser.value(of: element) { return isOn }
        return ["aria-checked", "aria-pressed", "aria-selected", "aria-expanded"].contains {
            element.attribute($0) == "true"
        }
    }

    /// What a field, picker or slider shows; of anything else, its words.
    public var value: String {
        guard let element = only() else { return "" }
        if element.isField, case .text(let text) = screen.browser.value(of: element) {
            return element.option(valued: text)?.words.collapsed ?? text
        }
        if element.role == .radioGroup { return screen.chosenRadio(in: element)?.accessibleName ?? "" }
        return element.attribute("aria-valuetext") ?? element.attribute("aria-valuenow") ?? element.words.collapsed
    }

    /// The element's accessible name: what a screen reader calls it.
    public var label: String { only()?.accessibleName ?? "" }

    /// What the element is to assistive technology.
    public var role: ElementRole? { only()?.role }

    // MARK: Answering

    func elements() -> [Element] {
        screen.becomeIdle()
        return find()
    }

    /// The one element of the query; anything else is recorded as an issue.
    func only() -> Element? {
        let found = elements()
        if found.count == 1 { return found[0] }
        fail(found.isEmpty ? "There is no \(what)." : "There are \(found.count) of \(what): say which, or use [index].")
        return nil
    }

    func fail(_ problem: String) {
        let outline = screen.outline
        Issue.record(
            "\(problem)\nOn the screen:\n\(outline.isEmpty ? "  nothing" : outline)", sourceLocation: location)
    }

    /// The elements inside those found that satisfy a condition.
    func narrowed(
        to what: String, at location: SourceLocation, where condition: @escaping @MainActor (Element) -> Bool
    ) -> Query {
        let place = self.what.isEmpty ? "" : " in \(self.what)"
        return Query(screen: screen, what: what + place, location: location) {
            var found: [Element] = []
            for scope in find() {
                for child in scope.children {
                    child.visit { element in
                        // One element may lie in several of the places that were found.
                        if condition(element), !found.contains(where: { $0 === element }) { found.append(element) }
                    }
                }
            }
            return found
        }
    }
}

extension Element {
    var isUsable: Bool {
        let isOff = attribute("disabled") != nil || attribute("aria-disabled") == "true"
        return !isOff && parent?.isUsable != false
    }

    /// The option of a `<select>` with a value.
    func option(valued value: String) -> Element? {
        guard tag == .select else { return nil }
        return first { $0.tag == .option && ($0.attribute("value") ?? $0.words.collapsed) == value }
    }
}
