// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// The accessibility properties of an element, computed from the server's elements as browsers compute them from the
/// page.
extension Element {
    /// The element's explicit role, or the implicit role of its tag.
    var role: ElementRole? {
        if let written = attribute("role")?.split(separator: " ").first { return ElementRole(String(written)) }
        switch tag {
        case .button: return .button
        case .a: return .link
        case .input: return inputRole
        case .textarea: return .textField
        case .select: return attribute("multiple") == nil ? .combobox : .listbox
        case .option: return .option
        case .img: return attribute("alt") == "" ? nil : .image
        case .ul, .ol: return .list
        case .li: return .listItem
        case .hr: return .separator
        case .progress: return .progressbar
        case .nav: return "navigation"
        case .main: return "main"
        default: return isText ? .text : nil
        }
    }

    private var inputRole: ElementRole? {
        switch attribute("type") {
        case "checkbox": .checkbox
        case "radio": .radio
        case "range": .slider
        case "number": .spinButton
        case "search": .searchField
        case "button", "submit": .button
        case "hidden", "file", "color": nil
        default: .textField
        }
    }

    /// Indicates whether the element is the outermost element of one `Text`.
    private var isText: Bool {
        let hasWords = text?.isEmpty == false || hasClass("T")
        return hasWords && parent?.hasClass("T") != true
    }

    func hasClass(_ name: String) -> Bool { classes.split(separator: " ").contains { $0 == name } }

    /// Indicates whether the element and its descendants are hidden from assistive technologies.
    var isLeftOut: Bool {
        attribute("aria-hidden") == "true" || attribute("hidden") != nil || attribute("inert") != nil
            || attribute(AttributeName.out) != nil
            || hasClass("hide") || style["visibility"] == "hidden" || style["display"] == "none"
    }

    // MARK: Name

    var accessibleName: String {
        if let names = referenced(by: "aria-labelledby"), !names.isEmpty { return names }
        if let label = attribute("aria-label"), !label.isEmpty { return label.collapsed }
        if let label = nativeLabel { return label.collapsed }
        if role?.isNamedByContents == true { return words.collapsed }
        return (attribute("title") ?? attribute("placeholder") ?? "").collapsed
    }

    private var nativeLabel: String? {
        switch tag {
        case .img: return attribute("alt")
        case .input, .textarea, .select:
            if let id = attribute("id"), let label = tree.first(where: { $0.attribute("for") == id }) {
                return label.words
            }
            return ancestor { $0.tag == .label }?.words
        default: return nil
        }
    }

    private func referenced(by name: String) -> String? {
        guard let ids = attribute(name)?.split(separator: " ") else { return nil }
        let names = ids.compactMap { id in tree.first { $0.attribute("id") == String(id) }?.words }
        return names.joined(separator: " ").collapsed
    }

    /// The text content of the element, as it is read aloud.
    var words: String {
        if let text { return text }
        let parts = children.compactMap { child -> String? in
            if child.isLeftOut || child.isField { return nil }
            let words =
                child.attribute("aria-label") ?? (child.tag == .img ? child.attribute("alt") : nil) ?? child.words
            return words.isEmpty ? nil : words
        }
        // The runs of one text are adjacent; other elements are separated.
        return parts.joined(separator: hasClass("T") ? "" : " ")
    }

    var isField: Bool { tag == .input || tag == .textarea || tag == .select }

    // MARK: Around

    func ancestor(where condition: (Element) -> Bool) -> Element? {
        var element = parent
        while let current = element {
            if condition(current) { return current }
            element = current.parent
        }
        return nil
    }

    /// Returns the nearest element that handles `kind`, starting with this one, as the browser does.
    func receiver(of kind: EventKind) -> Element? {
        handles(kind) ? self : ancestor { $0.handles(kind) }
    }

    /// Visits this element and its descendants in document order, without hidden ones.
    func visit(without others: [Element] = [], _ visit: (Element) -> Void) {
        guard !isLeftOut, !others.contains(where: { $0 === self }) else { return }
        visit(self)
        for child in children { child.visit(without: others, visit) }
    }

    func first(where condition: (Element) -> Bool) -> Element? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }
}

extension Tree {
    func first(where condition: (Element) -> Bool) -> Element? {
        root.first(where: condition) ?? overlays.first(where: condition)
    }
}

extension String {
    /// The string with single spaces between words and none around them.
    var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
