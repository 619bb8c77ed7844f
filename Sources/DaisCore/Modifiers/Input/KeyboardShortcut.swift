// SPDX-License-Identifier: Apache-2.0

/// A combination of keys that presses a button from anywhere on the page.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The main key.
    public var key: KeyEquivalent
    /// The modifier keys held down with it.
    public var modifiers: EventModifiers

    /// Creates a shortcut. Without modifiers, it uses Command.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The Return key, which presses the default button. An alert emphasizes that button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key, which presses the cancel button.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
    /// Sets the keyboard shortcut of a button, such as Return for the default of a dialog or a letter with Command.
    ///
    /// ```swift
    /// Button("Save") { save() }
    ///     .keyboardShortcut("s")
    /// Button("Rename") { rename() }
    ///     .keyboardShortcut(.defaultAction)
    /// ```
    /// On keyboards without a Command key, Control works too. Shortcuts behind a modal do not work, and keys that the
    /// focused control uses go to that control. An item of a menu shows its keys, which also work while the menu is
    /// closed.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Sets the keyboard shortcut of a button; `nil` means none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Sets the keyboard shortcut of a button.
    ///
    /// - Parameters:
    ///   - key: The main key.
    ///   - modifiers: The modifier keys held down with it.
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
        // Pressing Return by accident must not destroy anything.
        let destroys = appearance.attributes.contains(Attribute(AttributeName.role, ButtonRole.destructive.name))
        if destroys && shortcut == .defaultAction { return }
        // Screen readers announce the attribute, and the client uses it to find the button.
        appearance.attribute("aria-keyshortcuts", shortcut.names.joined(separator: " "))
        if shortcut == .defaultAction { appearance.attribute(AttributeName.default, "") }
        guard appearance.classes.contains(StateClass.menuItem), let box = appearance.box else { return }
        let isMac = EnvironmentValues(scope: box.environment).hasMacKeyboard
        appearance.attribute(AttributeName.shortcut, shortcut.label(onMac: isMac))
    }
}

extension KeyboardShortcut {
    /// The key combinations in ARIA notation. The client names pressed keys in the same order.
    ///
    /// Many keyboards have a sign such as `+` only together with Shift, so a shortcut with a sign has names with Shift too.
    nonisolated var names: [String] {
        let needsShift = key.isSign && !modifiers.contains(.shift)
        return names(with: modifiers) + (needsShift ? names(with: modifiers.union(.shift)) : [])
    }

    nonisolated private func names(with modifiers: EventModifiers) -> [String] {
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

extension KeyboardShortcut {
    /// Returns the keys as menus show them: `⇧⌘N` on a Mac, and `Ctrl+Shift+N` elsewhere.
    nonisolated func label(onMac isMac: Bool) -> String {
        // Where no key is Command, Control takes its place.
        let held: [(EventModifiers, String)] =
            isMac
            ? [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
            : [([.control, .command], "Ctrl+"), (.option, "Alt+"), (.shift, "Shift+")]
        return held.filter { !modifiers.isDisjoint(with: $0.0) }.map(\.1).joined() + key.label
    }
}

extension KeyEquivalent {
    /// Indicates whether the key writes a sign, which is no letter and no digit.
    nonisolated fileprivate var isSign: Bool { character.isPunctuation || character.isSymbol }

    /// The key as menus show it.
    nonisolated fileprivate var label: String {
        switch self {
        case .return: "↩"
        case .escape: "esc"
        case .tab: "⇥"
        case .space: "␣"
        case .delete: "⌫"
        case .upArrow: "↑"
        case .downArrow: "↓"
        case .leftArrow: "←"
        case .rightArrow: "→"
        default: String(character).uppercased()
        }
    }
}
