// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Lets the buttons of the view dismiss the presentation around them, in the frame of the press.
    ///
    /// The exit of a presentation whose button calls `dismiss()` waits for the server's answer. A button that always
    /// dismisses can say so, and the browser starts the exit at once:
    ///
    /// ```swift
    /// struct Editor: View {
    ///     let save: () -> Void
    ///
    ///     var body: some View {
    ///         Form { Text("Title") }
    ///             .toolbar {
    ///                 Button("Save") { save() }.dismisses()
    ///             }
    ///     }
    /// }
    /// ```
    /// The server runs the action, and then dismisses the presentation with the reason `.button`, as if the action ended
    /// with `dismiss()`. `interactiveDismissDisabled(_:)` does not prevent it. If the owner keeps the value of the
    /// binding, the presentation returns. In a page of a stack inside a sheet, the button dismisses the sheet, not the
    /// page. Outside of presentations it only runs its action. SwiftUI has no equivalent.
    nonisolated public func dismisses() -> some View {
        environment(\.buttonOpener, .dismissing).presentationOption(ButtonDismissal())
    }
}

/// Lets buttons of the content dismiss the presentation.
nonisolated struct ButtonDismissal: PresentationOption {
    @MainActor func apply(to layer: inout LayerDescription) {
        if !layer.dismissals.contains(.button) { layer.dismissals.append(.button) }
    }
}

extension ButtonOpener {
    /// Dismisses the presentation around the button. The browser asks for it after the event of the press.
    static let dismissing = ButtonOpener(open: {}, prepare: nil, forget: { _ in }, dismisses: true)
}
