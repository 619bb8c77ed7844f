// SPDX-License-Identifier: Apache-2.0

/// The role of a toast: what kind of news it brings.
///
/// A role gives a toast with text its symbol and the color of the symbol. Screen readers announce errors at once.
///
/// ```swift
/// Editor()
///     .toast("Saved", isPresented: $isSaved, role: .success)
///     .toast("The upload failed", isPresented: $failed, role: .error)
/// ```
/// The title has to say what has happened, because the symbol is hidden from assistive technologies. A `systemImage` in
/// the same call replaces the symbol and keeps the color.
public enum ToastRole: Hashable, Sendable {
    /// Something the user may want to know. The symbol is blue.
    case info
    /// An operation has succeeded. The symbol is green.
    case success
    /// Something needs attention, but has not failed. The symbol is orange.
    case warning
    /// An operation has failed. The symbol is red, and the announcement interrupts the current speech.
    case error

    var systemImage: String {
        switch self {
        case .info: "info.circle.fill"
        case .success: "checkmark.circle.fill"
        case .warning: "exclamationmark.triangle.fill"
        case .error: "xmark.octagon.fill"
        }
    }

    var color: Color {
        switch self {
        case .info: .blue
        case .success: .green
        case .warning: .orange
        case .error: .red
        }
    }
}

/// The announcement of a toast with a role.
nonisolated struct ToastRoleOption: PresentationOption {
    let role: ToastRole?

    @MainActor func apply(to layer: inout LayerDescription) {
        guard role == .error else { return }
        layer.overlay.attribute(AttributeName.priority, ToastPriority.assertive.rawValue)
    }
}
