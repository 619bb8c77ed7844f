// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// The client's part in a test, between the user and the server.
extension Screen {
    /// Performs all pending updates and lets all transitions end.
    func becomeIdle() {
        settle()
        // A layer enters and exits once per epoch. The limit bounds code that presents repeatedly.
        for _ in 0..<50 {
            let completions = browser.takeCompletions()
            let layers = browser.movingLayers
            if completions.isEmpty, layers.isEmpty { break }
            if !completions.isEmpty {
                send(.animated, to: tree.root, .array(completions.map { .number(Double($0)) }))
            }
            for layer in layers {
                browser.endMotion(of: layer)
                receive()
            }
        }
        browser.acknowledge()
        receive()
    }

    // MARK: Focus

    var focused: Element? { browser.focused == 0 ? nil : tree.first { $0.id == browser.focused } }

    func moveFocus(to element: Element?) {
        let before = focused
        guard before !== element else { return }
        let left = before?.receiver(of: .focus)
        let reached = element?.receiver(of: .focus)
        if let before { commit(before) }
        browser.focused = element?.id ?? 0
        guard left !== reached else { return }
        if let left { send(.focus, to: left, .bool(false)) }
        if let reached { send(.focus, to: reached, .bool(true)) }
    }

    // MARK: Fields

    func text(of field: Element) -> String {
        if case .text(let text) = browser.value(of: field) { text } else { "" }
    }

    func enter(_ text: String, in field: Element) {
        browser.set(.text(text), in: field)
        browser.edited = field.id
        if let receiver = field.receiver(of: .input) { send(.input, to: receiver, .string(text)) }
    }

    /// Reports `change` for an edited field, as browsers do when the field loses the focus or Return is pressed.
    func commit(_ field: Element) {
        guard field.id != 0, browser.edited == field.id else { return }
        browser.edited = 0
        guard let receiver = field.receiver(of: .change) else { return }
        let text = text(of: field)
        let isNumber = ["range", "number"].contains(field.attribute("type"))
        send(.change, to: receiver, isNumber ? Double(text).map(JSONValue.number) ?? .string(text) : .string(text))
    }

    func turn(_ field: Element) {
        let isRadio = field.attribute("type") == "radio"
        let isOn = isRadio || browser.value(of: field) != .flag(true)
        moveFocus(to: field)
        if isRadio, let group = field.attribute("name") { clearRadios(named: group, in: field.tree) }
        browser.set(.flag(isOn), in: field)
        if let receiver = field.receiver(of: .change) {
            // A group of radio buttons that handles changes receives the selected value.
            let isGroup = isRadio && receiver !== field
            send(.change, to: receiver, isGroup ? .string(field.attribute("value") ?? "on") : .bool(isOn))
        } else if let receiver = field.receiver(of: .click) {
            send(.click, to: receiver)
        }
        becomeIdle()
    }

    private func clearRadios(named group: String, in tree: Tree) {
        for host in [tree.root, tree.overlays] {
            host.visit { if $0.attribute("name") == group { browser.set(.flag(false), in: $0) } }
        }
    }

    func chosenRadio(in group: Element) -> Element? {
        group.first { radio in
            if radio.tag == .input { return browser.value(of: radio) == .flag(true) }
            return radio.attribute("aria-checked") == "true" || radio.attribute("aria-selected") == "true"
                || radio.attribute("aria-pressed") == "true"
        }
    }
}
