// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows or hides the default background of lists and forms in this view.
    ///
    /// ```swift
    /// Form { … }.scrollContentBackground(.hidden).background(.orange.gradient)
    /// ```
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

private struct ScrollContentBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension Visibility {
    /// Returns the classes of a list with a style, whose background has this visibility.
    func listClasses(_ style: String) -> String { self == .hidden ? style + " nobg" : style }
}
