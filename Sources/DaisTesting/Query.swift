// SPDX-License-Identifier: Apache-2.0
import Testing
import DaisCore

/// A search for elements by role and name.
///
/// A query is evaluated whenever it is used, after all pending updates. ``exists`` and ``count`` accept any number of
/// elements; all other members require exactly one, and otherwise record an issue at the line where the query was
/// created.
///
/// ```swift
/// let save = screen.button("Save")
/// #expect(!save.isEnabled)
/// screen.textField("Name").type("Ada")
/// save.tap()
/// ```
@MainActor
public struct Query: QueryScope {
    /// The screen that the query searches.
    public let screen: Screen
    let what: String
    let location: SourceLocation
    let find: @MainActor () -> [Element]

    /// The query itself, as the scope of further queries.
    public var everything: Query { self }

    /// A Boolean value that indicates whether there is at least one element.
    public var exists: Bool { count > 0 }

    /// The number of elements.
    public var count: Int { elements().count }

    /// A query for each element, in page order.
    public var all: [Query] {
        elements().indices.map { self[$0] }
    }

    /// Returns a query for one of several elements, counted from 0 in page order.
    public subscript(index: Int) -> Query {
        Query(screen: screen, what: "\(what) number \(index)", location: location) {
            let found = find()
            return found.indices.contains(index) ? [found[index]] : []
        }
    }

    // MARK: Properties

    /// A Boolean value that indicates whether the element is enabled. A disabled ancestor disables it, too.
    public var isEnabled: Bool { only()?.isUsable ?? false }

    /// A Boolean value that indicates whether the element has the keyboard focus.
    public var isFocused: Bool {
        guard let element = only() else { return false }
        return screen.browser.focused == element.id
    }

    /// A Boolean value that indicates whether a toggle is on, or a radio button, row or tab is selected.
    public var isOn: Bool {
        guard let element = only() else { return false }
        if case .flag(let isOn) = screen.browser.value(of: element) { return isOn }
        return ["aria-checked", "aria-pressed", "aria-selected", "aria-expanded"].contains {
            element.attribute($0) == "true"
        }
    }

    /// The value of a field, picker or slider, or the text of another element.
    public var value: String {
        guard let element = only() else { return "" }
        if element.isField, case .text(let text) = screen.browser.value(of: element) {
            return element.option(valued: text)?.words.collapsed ?? text
        }
        if element.role == .radioGroup { return screen.chosenRadio(in: element)?.accessibleName ?? "" }
        return element.attribute("aria-valuetext") ?? element.attribute("aria-valuenow") ?? element.words.collapsed
    }

    /// The accessible name of the element.
    public var label: String { only()?.accessibleName ?? "" }

    /// The role of the element, or `nil` if it has none.
    public var role: ElementRole? { only()?.role }

    // MARK: Answering

    func elements() -> [Element] {
        screen.becomeIdle()
        return find()
    }

    /// Returns the element of the query. It records an issue if there is none or several.
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

    /// Returns the descendants that satisfy a condition.
    func narrowed(
        to what: String, at location: SourceLocation, where condition: @escaping @MainActor (Element) -> Bool
    ) -> Query {
        let place = self.what.isEmpty ? "" : " in \(self.what)"
        return Query(screen: screen, what: what + place, location: location) {
            var found: [Element] = []
            let covered = screen.coveredInParts
            for scope in find() {
                for child in scope.children {
                    child.visit(without: covered) { element in
                        // An element may be a descendant of several results.
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

    /// Returns the option of a `<select>` element with a value.
    func option(valued value: String) -> Element? {
        guard tag == .select else { return nil }
        return first { $0.tag == .option && ($0.attribute("value") ?? $0.words.collapsed) == value }
    }
}
