// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Keyboard shortcuts of menu items")
struct MenuShortcutTests {
    @Test(
        "an item shows its keys as the menus of its computer do",
        arguments: [
            (KeyboardShortcut("s"), "⌘S", "Ctrl+S"),
            (KeyboardShortcut("s", modifiers: [.shift, .command]), "⇧⌘S", "Ctrl+Shift+S"),
            (KeyboardShortcut("i", modifiers: [.control, .command]), "⌃⌘I", "Ctrl+I"),
            (KeyboardShortcut(.upArrow, modifiers: [.control, .option]), "⌃⌥↑", "Ctrl+Alt+↑"),
            (KeyboardShortcut(.return), "⌘↩", "Ctrl+↩"),
        ])
    func labels(_ shortcut: KeyboardShortcut, _ onMac: String, _ elsewhere: String) {
        let screen = Screen { Menu("Edit") { Button("Item") {}.keyboardShortcut(shortcut) } }
        let item = screen.elements(.button)[1]
        #expect(item.attribute("data-shortcut") == onMac)
        #expect(item.attribute("aria-keyshortcuts") == shortcut.names.joined(separator: " "))
        #expect(shortcut.label(onMac: false) == elsewhere)
    }

    @Test("a button outside of menus shows no keys")
    func outside() {
        let screen = Screen { Button("Save") {}.keyboardShortcut("s") }
        #expect(screen.elements(.button)[0].attribute("data-shortcut") == nil)
        #expect(screen.elements(.button)[0].attribute("aria-keyshortcuts") == "Meta+S Control+S")
    }

    @Test("a sign is found with Shift too, because many keyboards have it only there")
    func signs() {
        #expect(
            KeyboardShortcut("+").names == [
                "Meta+Plus", "Control+Plus", "Shift+Meta+Plus", "Control+Shift+Plus",
            ])
        #expect(KeyboardShortcut("?", modifiers: []).names == ["?", "Shift+?"])
        #expect(
            KeyboardShortcut("+", modifiers: [.command, .shift]).names == ["Shift+Meta+Plus", "Control+Shift+Plus"])
        #expect(KeyboardShortcut("1").names == ["Meta+1", "Control+1"])
        #expect(KeyboardShortcut(.upArrow, modifiers: []).names == ["ArrowUp"])
    }
}
