// SPDX-License-Identifier: Apache-2.0

/// A key, with the keys held down for it, that presses a button from anywhere on the page.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: the button that is meant unless another is chosen; it stands out in an alert.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the button that leaves everything as it was.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Lets a key press the button: Return for the default of a dialog, or a letter with Command.
    ///
    /// ```swift
    /// Button("Save") { save() }
    ///     .keyboardShortcut("s")
    /// Button("Rename") { rename() }
    ///     .keyboardShortcut(.defaultAction)
    /// ```
    /// Command is also Control, for keyboards without Command. What lies below something modal is not reached, and a key
    /// that means something to the control that has the focus means that.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Lets a key press the button; `nil` for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Lets a key press the button.
    /// - Parameter modifiers: what is held down with it.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
}

nonisolated struct KeyboardShortcutModifier: BoxModifier {
    let shortcut: KeyboardShortcut?

    @MainActor static var layer: BoxLayer { .meaning }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let shortcut else { return }
        // Return by accident must not destroy anything.
        let destroys = appearance.attributes.contains(Attribute("data-role", ButtonRole.destructive.name))
        if destroys && shortcut == .defaultAction { return }
        // Read by screen readers, and what the client looks for.
        appearance.attribute("aria-keyshortcuts", shortcut.names.joined(separator: " "))
        if shortcut == .defaultAction { appearance.attribute("data-default", "") }
    }
}

extension KeyboardShortcut {
    /// The combinations of keys, as ARIA writes them; the client names what was pressed in the same order.
    fileprivate nonisolated var names: [String] {
        var held: [String] = []
        if modifiers.contains(.control) { held.append("Control") }
        if modifiers.contains(.option) { held.append("Alt") }
        if modifiers.contains(.shift) { held.append("Shift") }
        guard modifiers.contains(.command) else { return [(held + [key.name]).joined(separator: "+")] }
        let meta = held + ["Meta", key.name]
        return [meta, (held.contains("Control") ? held : ["Control"] + held) + [key.name]]
            .map { $0.joined(separator: "+") }
    }
}
