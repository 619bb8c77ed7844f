// SPDX-License-Identifier: Apache-2.0

/// Connects a button with the presentation that it opens or dismisses, or a link with its page. Views do not know
/// presentations, so it consists of closures.
nonisolated final class ButtonOpener: Sendable {
    /// Requests the presentation. It runs before the action of the button.
    let open: @MainActor () -> Void
    /// Prepares the presentation, and returns its name for the browser. It is `nil` if nothing can be prepared. The element
    /// is that of the button, and the last parameter indicates whether nobody has pointed at the button yet.
    let prepare: (@MainActor (_ button: Element, _ isEager: Bool) -> String?)?
    /// Forgets a button that is gone.
    let forget: @MainActor (_ button: Element) -> Void
    /// Indicates whether the button dismisses the presentation around it, in place of opening one.
    let dismisses: Bool

    init(
        open: @escaping @MainActor () -> Void, prepare: (@MainActor (Element, Bool) -> String?)?,
        forget: @escaping @MainActor (Element) -> Void, dismisses: Bool = false
    ) {
        self.open = open
        self.prepare = prepare
        self.forget = forget
        self.dismisses = dismisses
    }

    /// Returns the action of a button that opens the presentation.
    func opening(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        { [open] in
            open()
            action()
        }
    }
}

extension EnvironmentValues {
    /// The presentation that the buttons of the view open or dismiss.
    var buttonOpener: ButtonOpener? {
        get { self[ButtonOpenerKey.self] }
        set { self[ButtonOpenerKey.self] = newValue }
    }
}

enum ButtonOpenerKey: EnvironmentKey {
    static var defaultValue: ButtonOpener? { nil }
}
