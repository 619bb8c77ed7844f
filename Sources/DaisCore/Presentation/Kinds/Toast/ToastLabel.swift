// SPDX-License-Identifier: Apache-2.0

/// The content of a toast with text.
nonisolated struct ToastLabel<Action: View>: View {
    let title: Text
    let message: Text?
    let systemImage: String?
    let role: ToastRole?
    let action: Action?
    private var hasClose = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @Environment(\.toastCloses) private var closes

    init(title: Text, message: Text?, systemImage: String?, role: ToastRole?, action: Action?) {
        self.title = title
        self.message = message
        self.systemImage = systemImage
        self.role = role
        self.action = action
    }

    /// Adds a close button to a toast that does not time out, for users who cannot swipe.
    func closing(_ stays: Bool) -> Self {
        var label = self
        label.hasClose = stays && action == nil
        return label
    }

    @MainActor var body: some View {
        HStack(spacing: 12) {
            if let name = systemImage ?? role?.systemImage { ToastIcon(systemImage: name, role: role) }
            VStack(alignment: .leading, spacing: 1) {
                title.font(.subheadline.weight(.semibold))
                if let message { message.font(.footnote).foregroundStyle(.secondary) }
            }
            if let action { ToastButtons(content: action) }
            if hasClose || (closes && action == nil) { ToastButtons(isClose: true, content: close) }
        }
        .presentationOption(ToastRoleOption(role: role))
    }

    @MainActor private var close: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "xmark").accessibilityLabel(BuiltInStrings(locale)[.close])
        }
    }
}

extension EnvironmentValues {
    /// Indicates whether the toast stays until the user dismisses it.
    var toastCloses: Bool {
        get { self[ToastClosesKey.self] }
        set { self[ToastClosesKey.self] = newValue }
    }
}

private struct ToastClosesKey: EnvironmentKey { static let defaultValue = false }

/// The symbol of a toast, in the color of its role.
nonisolated struct ToastIcon: View, BuiltInView {
    let systemImage: String
    let role: ToastRole?

    @MainActor var body: some View {
        Image(systemName: systemImage).font(.title3)
            .foregroundStyle(role.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint))
            .accessibilityHidden(true)
    }
}

/// Buttons that close the toast. They use the toast's style instead of the app's.
nonisolated struct ToastButtons<Buttons: View>: View {
    var isClose = false
    let content: Buttons

    @MainActor var body: some View {
        ToastButtonFrame(isClose: isClose, content: content.environment(\.buttonStyle, .builtIn(.automatic)))
    }
}

nonisolated struct ToastButtonFrame<Content: View>: ContainerView, ContainerFrame {
    let isClose: Bool
    let content: Content

    @MainActor func describe(_ appearance: inout Appearance) {
        appearance.classes = isClose ? ["toast-buttons", "toast-close"] : ["toast-buttons"]
        appearance.layout.opaque = true
        // The client starts the exit when it sends the click of a button inside.
        appearance.attribute(AttributeName.closes, "")
    }
}
