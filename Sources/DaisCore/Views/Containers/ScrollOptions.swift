// SPDX-License-Identifier: Apache-2.0

/// The ways in which a scroll view bounces at its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind
    /// The browser decides.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// The browser decides; it never bounces where nothing can be scrolled.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Only where the content is larger than the scroll view, as browsers do.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The ways in which scrolling hides an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind { case automatic, immediately, interactively, never }
    private let kind: Kind
    /// The browser decides.
    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    /// The browser decides.
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    /// The browser decides.
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    /// Scrolling keeps the keyboard, as browsers do.
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

// Browsers decide these by themselves.
extension View {
    /// Returns the view unchanged: browsers bounce where the content is larger than the scroll view, as with
    /// ``ScrollBounceBehavior/basedOnSize``.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }

    /// Returns the view unchanged: the keyboard belongs to the browser, which keeps it while a page scrolls.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Returns the view unchanged: browsers show their scroll bars when content appears that can be scrolled.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Returns the view unchanged; see ``scrollIndicatorsFlash(onAppear:)``.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Returns the view unchanged: the status bar belongs to the browser.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Returns the view unchanged: the status bar belongs to the browser.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Returns the view unchanged: the bars and the indicator of the system belong to the browser.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

extension View {
    /// Shows content of the scroll views in this view beyond their edges, such as the shadows of cards.
    ///
    /// Browsers clip whatever scrolls, so the scroll view becomes 40 points larger on all sides, without moving its
    /// content or its neighbors.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipDisabled, disabled)
    }
}

private struct ScrollClipKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var scrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}
