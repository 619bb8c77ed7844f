// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// The browser's part: what the client does between a user and the server.
extension Screen {
    /// Runs all that is due, and lets every motion that began come to its end.
    func becomeIdle() {
        settle()
        // Ends: a layer enters once per epoch and exits once; user code that presents in turn is bounded here.
        for _ in 0..<50 {
            let entries = browser.takeEntries()
            let exits = browser.takeExits()
            let ended = browser.takeEnded()
            if entries.isEmpty, exits.isEmpty, ended.isEmpty { return }
            if !ended.isEmpty { deliver(.animated, to: tree.root, .array(ended.map { .number(Double($0)) })) }
            for (layer, epoch) in entries where layer.handles(.entered) {
                deliver(.entered, to: layer, .number(Double(epoch)))
            }
            for (id, epoch) in exits {
                guard let layer = tree.element(id), layer.handles(.exited) else { continue }
                deliver(.exited, to: layer, .number(Double(epoch)))
            }
        }
    }

    func deliver(_ kind: EventKind, to element: Element, _ payload: JSONValue = .null) {
        send(kind, to: element, payload)
    }

    /// The client starts the exit of a layer by itself and tells; the server may refuse.
    func dismiss(_ layer: Element, _ reason: String) {
        browser.beginExit(of: layer, epoch: layer.epoch)
        if layer.handles(.dismiss) {
            deliver(.dismiss, to: layer, .array([.string(reason), .number(Double(layer.epoch))]))
        }
    }

    // MARK: Focus

    func moveFocus(to element: Element?) {
        let before = browser.focused
        guard before !== element else { return }
        let left = before?.receiver(of: .focus)
        let reached = element?.receiver(of: .focus)
        if let before { commit(before) }
        browser.focus(element)
        guard left !== reached else { return }
        if let left { deliver(.focus, to: left, .bool(false)) }
        if let reached { deliver(.focus, to: reached, .bool(true)) }
    }

    // MARK: Fields

    func text(of field: Element) -> String {
        if case .text(let text) = browser.value(of: field) { text } else { "" }
    }

    func enter(_ text: String, in field: Element) {
        browser.set(.text(text), in: field)
        browser.edited = field
        if let receiver = field.receiver(of: .input) { deliver(.input, to: receiver, .string(text)) }
    }

    /// A browser says `change` when a field that was edited is left, or Return is pressed in it.
    func commit(_ field: Element) {
        guard browser.edited === field else { return }
        browser.edited = nil
        guard field.id != 0, let receiver = field.receiver(of: .change) else { return }
        let text = text(of: field)
        let isNumber = ["range", "number"].contains(field.attribute("type"))
        deliver(.change, to: receiver, isNumber ? Double(text).map(JSONValue.number) ?? .string(text) : .string(text))
    }

    func turn(_ field: Element) {
        let isRadio = field.attribute("type") == "radio"
        let isOn = isRadio || browser.value(of: field) != .flag(true)
        moveFocus(to: field)
        if isRadio, let group = field.attribute("name") { clearRadios(named: group, in: field.tree) }
        browser.set(.flag(isOn), in: field)
        if let receiver = field.receiver(of: .change) {
            // A group of radio buttons that listens as a whole hears which value was chosen.
            let isGroup = isRadio && receiver !== field
            deliver(.change, to: receiver, isGroup ? .string(field.attribute("value") ?? "on") : .bool(isOn))
        } else if let receiver = field.receiver(of: .click) {
            deliver(.click, to: receiver)
        }
        becomeIdle()
    }

    private func clearRadios(named group: String, in tree: Tree) {
        for host in [tree.root!, tree.overlays!] {
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
