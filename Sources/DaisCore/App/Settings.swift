// SPDX-License-Identifier: Apache-2.0

/// The settings of an app.
///
/// ```swift
/// @main struct Notes: App {
///     @AppStorage("sortsByDate") private var sortsByDate = true
///
///     var body: some Scene {
///         WindowGroup { Text("Notes") }
///         Settings {
///             Form { Toggle("Sort by date", isOn: $sortsByDate) }
///         }
///     }
/// }
/// ```
/// They open as a sheet in the window, because another tab would be another session with another state. The menu of the app
/// in the menu bar gets the command “Settings…” with Command-Comma, unless a `CommandGroup` replaces `.appSettings`. In
/// narrow windows, which have no menu bar, a ``SettingsLink`` opens them.
nonisolated public struct Settings<Content: View>: Scene {
    private let content: () -> Content

    /// Creates the settings with the given content.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    /// Settings have no body.
    @MainActor public var body: Never { fatalError("settings serve their content") }

    /// Returns the settings, for an app that has no window.
    @MainActor public static func _window(_ scene: Self) -> AnyView { AnyView(scene.views) }

    /// The settings are for the windows of all scenes.
    @MainActor public static var _parts: _SceneParts { .settings }

    /// Returns the settings.
    @MainActor public static func _views(of part: _SceneParts, in scene: Self) -> AnyView? {
        part == .settings ? AnyView(scene.views) : nil
    }

    /// Settings are not a window of their own.
    @MainActor public static func _shows(_ scene: Self, _ request: _WindowRequest) -> Bool { false }

    /// Settings decide nothing about who asks.
    @MainActor public static func _authentication(_ scene: Self) -> _Authentication? { nil }

    private var views: ValueBody<Self, Content> { ValueBody(of: self) { $0.content() } }
}

/// Opens the settings of the app.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
///
/// Button("Change the font…") { openSettings() }
/// ```
/// It does nothing in an app without ``Settings``.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    let open: @MainActor () -> Void

    nonisolated init(open: @escaping @MainActor () -> Void) { self.open = open }

    /// Opens the settings.
    public func callAsFunction() { open() }
}

/// A button that opens the settings of the app.
///
/// ```swift
/// SettingsLink { Label("Settings", systemImage: "gear") }
/// ```
nonisolated public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a button with a label of its own.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    @MainActor public var body: some View { Button(action: openSettings.callAsFunction) { label } }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button with the label “Settings…” in the language of the user.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a link to the settings, “Settings…” in the language of the user.
nonisolated public struct DefaultSettingsLinkLabel: View {
    /// The label.
    @MainActor public var body: some View { BuiltInText(.settings, suffix: "…") }
}

/// Presents the settings over a window.
nonisolated struct SettingsModifier: ViewModifier, BuiltInModifier {
    let settings: AnyView
    @State private var isOpen = false

    init(settings: AnyView) { self.settings = settings }

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.openSettings, OpenSettingsAction { [$isOpen] in $isOpen.wrappedValue = true })
            .modifier(CommandsModifier(commands: SettingsCommands { [$isOpen] in $isOpen.wrappedValue = true }))
            .sheet(isPresented: $isOpen) { SettingsSheet(settings: settings) }
    }
}

/// The command that opens the settings.
nonisolated struct SettingsCommands: PrimitiveCommands {
    let open: @MainActor () -> Void

    @MainActor static func _declaration(_ commands: Self) -> AnyView {
        let button = Button(action: commands.open) { DefaultSettingsLinkLabel() }.keyboardShortcut(",")
        return CommandEntry(place: .builtIn(.appSettings), content: button).declaration
    }
}

/// The settings with a title and a button that closes them.
nonisolated struct SettingsSheet: View, BuiltInView {
    let settings: AnyView
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    init(settings: AnyView) { self.settings = settings }

    @MainActor var body: some View {
        let words = BuiltInStrings(locale)
        NavigationStack {
            settings
                .navigationTitle(Text(verbatim: words[.settings]))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) { Button(words[.done]) { dismiss() } }
                }
        }
    }
}

private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
}

extension EnvironmentValues {
    /// Opens the settings of the app; see ``OpenSettingsAction``.
    public internal(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }
}
