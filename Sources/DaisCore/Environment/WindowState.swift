// SPDX-License-Identifier: Apache-2.0

/// The state of the window in which a control is, as code for the Mac names it.
public enum ControlActiveState: CaseIterable, Sendable {
    /// The window receives key presses.
    case key
    /// The window is active, and another one receives key presses. Browsers do not tell the difference, so it does not occur.
    case active
    /// The window is not active.
    case inactive
}

extension EnvironmentValues {
    /// A Boolean that is `false` while the tab is covered or the connection is lost.
    ///
    /// ```swift
    /// @Environment(\.appearsActive) private var appearsActive
    ///
    /// var body: some View { Text("Recording").opacity(appearsActive ? 1 : 0.5) }
    /// ```
    public var appearsActive: Bool { scenePhase == .active }

    /// The state of the window: `key` while the tab is visible, and `inactive` otherwise.
    public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

    /// A Boolean that is `false`, because browsers do not tell whether the screen is recorded.
    public var isSceneCaptured: Bool { false }

    /// A Boolean that is `false`, because screens that are always on show no pages.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
}

private enum LuminanceKey: EnvironmentKey { static let defaultValue = false }
