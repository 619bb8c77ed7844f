// SPDX-License-Identifier: Apache-2.0
import DaisCore

extension Query {
    /// Appends text to the field, with one event per character as browsers send them.
    ///
    /// A binding that transforms its value, for example to upper case, is applied after every character.
    public func type(_ text: String) {
        guard let field = field("type into") else { return }
        screen.moveFocus(to: field)
        for character in text { screen.enter(screen.text(of: field) + String(character), in: field) }
        screen.becomeIdle()
    }

    /// Clears the field.
    public func clear() {
        guard let field = field("clear") else { return }
        screen.moveFocus(to: field)
        screen.enter("", in: field)
        screen.becomeIdle()
    }

    /// Presses Return in the field.
    public func submit() {
        guard let field = field("submit") else { return }
        screen.moveFocus(to: field)
        screen.commit(field)
        if let receiver = field.receiver(of: .submit) { screen.send(.submit, to: receiver) }
        screen.becomeIdle()
    }

    /// Selects the option with a name in a picker.
    public func select(_ option: String) {
        guard let picker = usable("select in") else { return }
        if picker.tag == .select {
            selectOption(option, of: picker)
        } else {
            selectRadio(option, of: picker)
        }
        screen.becomeIdle()
    }

    /// Moves a slider to a value.
    public func set(_ value: Double) {
        guard let slider = usable("set") else { return }
        guard slider.tag == .input else { return fail("\(what) is not a slider.") }
        screen.moveFocus(to: slider)
        screen.enter(value.css, in: slider)
        screen.commit(slider)
        screen.becomeIdle()
    }

    private func field(_ action: String) -> Element? {
        guard let element = usable(action) else { return nil }
        guard element.tag == .input || element.tag == .textarea else {
            fail("Cannot \(action) \(what): it is not a field.")
            return nil
        }
        if element.attribute("readonly") != nil {
            fail("Cannot \(action) \(what): it is read-only.")
            return nil
        }
        return element
    }

    private func selectOption(_ name: String, of picker: Element) {
        guard let option = picker.first(where: { $0.tag == .option && $0.words.collapsed == name.collapsed }) else {
            return fail("\(what) has no option \"\(name)\".")
        }
        screen.moveFocus(to: picker)
        let value = option.attribute("value") ?? option.words.collapsed
        screen.browser.set(.text(value), in: picker)
        if let receiver = picker.receiver(of: .change) { screen.send(.change, to: receiver, .string(value)) }
    }

    private func selectRadio(_ name: String, of picker: Element) {
        let radios = ["radio", "option", "tab", "button"] as Set<ElementRole>
        let found = picker.first { element in
            element.role.map(radios.contains) == true && element.accessibleName == name.collapsed
        }
        guard let found else { return fail("\(what) has no option \"\(name)\".") }
        if let field = found.checkable { return screen.turn(field) }
        guard let receiver = found.receiver(of: .click) else { return fail("Nothing answers a tap on \"\(name)\".") }
        screen.send(.click, to: receiver)
    }
}
