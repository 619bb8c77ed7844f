// SPDX-License-Identifier: Apache-2.0

/// The value of a field: what the view wants shown and what the browser shows.
///
/// Not an attribute: the page's attributes only say with what a field began, and what a user has typed is not in them.
/// The value is written with the markup, first or after a resync, and later travels as operation 4.
struct FieldValue {
    /// `value` or `checked`.
    let property: String
    var wanted: PropertyValue
    /// What the browser shows as far as it was said, by it or by us.
    var shown: PropertyValue
    /// The number of the field's last event that was handled.
    var answers = 0
}

extension Element {
    package var fieldValue: PropertyValue? { extras?.field?.wanted }

    /// Wants `value` shown, and sends it if the browser shows something else.
    func setField(_ property: String, _ value: PropertyValue) {
        if extras == nil { extras = ElementExtras() }
        guard var field = extras?.field else {
            extras?.field = FieldValue(property: property, wanted: value, shown: value)
            return
        }
        field.wanted = value
        if id != 0, field.shown != value {
            field.shown = value
            tree.emit(.property(id, name: property, value: value, answers: field.answers))
        }
        extras?.field = field
    }

    /// The field's value as the attribute it begins with.
    var initialState: Attribute? {
        if tag == .option {
            guard let value = attribute("value"), case .text(value) = selectAround?.fieldValue else { return nil }
            return Attribute("selected", "")
        }
        guard let field = extras?.field, tag == .input else { return nil }
        switch field.wanted {
        case .text(let text): return text.isEmpty ? nil : Attribute("value", text)
        case .flag(let flag): return flag ? Attribute("checked", "") : nil
        }
    }

    /// The element's text; that of a text area is its value.
    var initialText: String? {
        guard tag == .textarea, case .text(let text) = fieldValue else { return text }
        return text
    }

    private var selectAround: Element? {
        parent?.tag == .select ? parent : parent?.parent
    }
}
