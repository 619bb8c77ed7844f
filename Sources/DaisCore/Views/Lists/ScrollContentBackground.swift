// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows or hides the background that lists and forms in this view have of their own.
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
    fileprivate var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }

    /// The classes of a list with that style.
    func listClasses(_ style: String) -> String { scrollContentBackground == .hidden ? style + " nobg" : style }
}
