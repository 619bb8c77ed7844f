// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an icon above the title of the alerts and confirmation dialogs that the view presents.
    ///
    /// ```swift
    /// List { … }
    ///     .confirmationDialog("Delete the album?", isPresented: $asks) { … }
    ///     .dialogIcon(Image(systemName: "photo.stack"))
    /// ```
    /// Place it after the modifier of the dialog. The icon is a decoration and hidden from assistive technologies.
    ///
    /// - Parameter icon: The icon, or `nil` for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogConfiguration) { $0.icon = icon }
    }
}

/// The icon, with a warning sign for critical dialogs.
nonisolated struct DialogIcon: View, BuiltInView {
    let configuration: DialogConfiguration

    @MainActor var body: some View {
        ZStack(alignment: .bottomTrailing) {
            if let icon = configuration.icon {
                icon.font(.system(size: 44)).foregroundStyle(.tint)
                if configuration.isCritical { warning.font(.system(size: 20)) }
            } else {
                warning.font(.system(size: 44))
            }
        }
        .accessibilityHidden(true)
    }

    @MainActor private var warning: some View {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
    }
}
