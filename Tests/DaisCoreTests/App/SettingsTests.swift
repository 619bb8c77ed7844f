// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Settings of an app")
struct SettingsTests {
    private struct Notes: App {
        @State private var isLarge = false

        var body: some Scene {
            WindowGroup {
                Text(isLarge ? "large" : "small")
                SettingsLink { Text("Options") }
            }
            .windowStyle(.hiddenTitleBar)
            .windowToolbarStyle(.unified(showsTitle: false))
            .windowResizability(.contentSize)
            .defaultSize(width: 400, height: 300)
            Settings { Toggle("Large", isOn: $isLarge) }
        }
    }

    /// The names of the items in the menu bar.
    private func items(_ screen: Screen) -> [String] {
        screen.all { $0.attribute("role") == "menuitem" }.map(\.fullText)
    }

    @Test("a link opens the settings as a sheet with a title, and Done closes it")
    func sheet() {
        let screen = Screen(of: Notes.self)
        #expect(screen.layers.isEmpty)
        screen.tap("Options")
        #expect(screen.overlayHTML.contains("Large") && screen.overlayHTML.contains(">Settings<"))
        screen.tap("Done")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
    }

    @Test("settings share the state of the app with its window")
    func state() {
        let screen = Screen(of: Notes.self)
        screen.tap("Options")
        screen.toggle("Large").tap()
        screen.tap("Done")
        screen.exited(screen.top)
        #expect(screen.text("large").exists)
    }

    @Test("the menu of the app has a command with the keys of the Mac")
    func command() throws {
        let screen = Screen(of: Notes.self)
        #expect(items(screen) == ["Settings…"])
        let item = try #require(screen.all { $0.attribute("role") == "menuitem" }.first)
        #expect(item.attribute("data-shortcut")?.contains(",") == true)
        screen.send(.click, to: item)
        #expect(screen.overlayHTML.contains("Large"))
    }

    private struct Replaced: App {
        var body: some Scene {
            Settings { Text("never shown by a command") }
            WindowGroup { SettingsLink() }
                .commands { CommandGroup(replacing: .appSettings) { Button("Preferences") {} } }
        }
    }

    @Test("a group of the app replaces the command, and settings before the window are not the window")
    func replaced() {
        let screen = Screen(of: Replaced.self)
        #expect(items(screen) == ["Preferences"])
        #expect(screen.button("Settings…").exists)
    }

    private struct Reader: View {
        @Environment(\.openSettings) private var openSettings
        var body: some View { Button("Open") { openSettings() } }
    }

    private struct Plain: App {
        var body: some Scene { WindowGroup { Reader() } }
    }

    @Test("an app without settings has no command for them, and opening them does nothing")
    func absent() {
        let screen = Screen(of: Plain.self)
        screen.tap("Open")
        #expect(screen.layers.isEmpty && items(screen).isEmpty)
    }

    private struct ChangedEnvironment: App {
        var body: some Scene {
            WindowGroup { Disabled() }
                .transformEnvironment(\.isEnabled) { $0 = false }
                .environmentObject(Model())
        }

        struct Disabled: View {
            @Environment(\.isEnabled) private var isEnabled
            @EnvironmentObject private var model: Model
            var body: some View { Text("\(model.name) \(isEnabled ? "on" : "off")") }
        }

        final class Model: ObservableObject {
            let name = "model"
        }
    }

    @Test("a scene changes the environment of its window and gives it objects")
    func environment() {
        #expect(Screen(of: ChangedEnvironment.self).text("model off").exists)
    }
}
