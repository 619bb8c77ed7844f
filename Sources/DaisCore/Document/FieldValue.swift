// SPDX-License-Identifier: Apache-2.0

/// The value of a form control: the one that the view requests, and the one that the browser shows.
///
/// It is not an attribute, because attributes only contain the initial value and not the user's input. The value is
/// written with the markup, first or after a resync, and later sent as operation 4.
struct FieldValue {
    /// The DOM property, `value` or `checked`.
    let property: String
    var wanted: PropertyValue
    /// The value in the browser, as far as either side has reported it.
    var shown: PropertyValue
    /// The number of the control's last handled event.
    var answers = 0
    /// The key that the page has.
    var key: FieldKey?
}

extension Element {
    package var fieldValue: PropertyValue? { extras?.field?.wanted }

    /// Requests a value, and sends it if the browser shows a different one.
    func setField(_ property: String, _ value: PropertyValue) {
        if document.patch.recorder != nil, id != 0 { return }
        if extras == nil { extras = ElementExtras() }
        guard var field = extras?.field else {
            extras?.field = FieldValue(property: property, wanted: value, shown: value)
            return
        }
        field.wanted = value
        if id != 0, field.shown != value {
            field.shown = value
            document.patch.emit(.property(id, name: property, value: value, answers: field.answers))
        }
        extras?.field = field
    }

    /// Sends the value again after an event with another one was refused, because the browser shows that one. A group
    /// answers for the fields in it.
    func restoreField(answering event: Int) {
        if var field = extras?.field, id != 0 {
            field.answers = event
            field.shown = field.wanted
            extras?.field = field
            document.patch.emit(.property(id, name: field.property, value: field.wanted, answers: event))
        }
        for child in children { child.restoreField(answering: event) }
    }

    /// Sends the values of the form controls in the element to a browser that may show others.
    func sendFields() {
        if let field = extras?.field { restoreField(answering: field.answers) }
        for child in children { child.sendFields() }
    }

    /// The key of a form control; see ``ElementContent``. In a layer that leaves after its view, it is the key that the
    /// page has.
    var fieldKey: FieldKey? {
        guard let field = extras?.field, let key = holder?.fieldKey else { return nil }
        return key.isLeftBehind ? field.key : key
    }

    /// Sends the keys of the form controls in the element that differ from those on the page.
    func sendFieldKeys() {
        if id != 0, var field = extras?.field, let key = fieldKey, key.text != field.key?.text {
            field.key = key
            extras?.field = field
            document.patch.emit(.attribute(id, name: AttributeName.record, value: key.text))
        }
        for child in children { child.sendFieldKeys() }
    }

    /// The content that the element is part of.
    var holder: (any ElementContent)? {
        var element: Element? = self
        while let current = element {
            if let content = current.extras?.node { return content }
            element = current.parent
        }
        return nil
    }

    /// The attribute with the initial value.
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

    /// The initial text content, which for a text area is its value.
    var initialText: String? {
        guard tag == .textarea, case .text(let text) = fieldValue else { return text }
        return text
    }

    private var selectAround: Element? {
        parent?.tag == .select ? parent : parent?.parent
    }
}
