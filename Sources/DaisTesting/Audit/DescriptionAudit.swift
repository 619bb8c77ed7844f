// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Element {
    /// The barrier of an element whose name is missing, or differs from what it shows.
    var descriptionBarrier: String? {
        guard let role else { return nil }
        if role == .image, accessibleName.isEmpty {
            return "has no name. Add accessibilityLabel(_:), or hide it with accessibilityHidden(_:)."
        }
        guard Self.namedRoles.contains(role) else { return nil }
        let name = accessibleName
        // The browser names a dialog after its first heading, or its first text.
        if name.isEmpty, role == .dialog, !shownWords.isEmpty { return nil }
        if name.isEmpty { return "has no name. Give it a label with a text, or add accessibilityLabel(_:)." }
        // People who control a page with their voice say what they see (WCAG 2.5.3).
        let shown = shownWords
        if attribute("aria-label") != nil, role.isNamedByContents, !shown.isEmpty,
            !name.lowercased().contains(shown.lowercased())
        {
            return "shows \"\(shown)\", which its name does not contain. Begin the name with the words that it shows."
        }
        return nil
    }

    /// The words that a person sees, without the names of icons.
    private var shownWords: String {
        guard !isLeftOut, !hasClass("vh") else { return "" }
        if let text, !text.isEmpty { return text.collapsed }
        return children.map(\.shownWords).filter { !$0.isEmpty }.joined(separator: hasClass("T") ? "" : " ").collapsed
    }

    private static let namedRoles: Set<ElementRole> = [
        .alert, .button, .checkbox, .combobox, .dialog, .link, .listbox, .menuItem, .option, .progressbar, .radio,
        .radioGroup, .searchField, .slider, .spinButton, .switch, .tab, .textField,
    ]
}
