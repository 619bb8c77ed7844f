// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Shows an icon above the title of the alerts and confirmation dialogs that the view presents.
    ///
    /// ```swift
    /// List { … }
    ///     .confirmationDialog("Delete the album?", isPresented: $asks) { … }
    ///     .dialogIcon(Image(systemName: "photo.stack"))
    /// ```
    /// It stands behind what it speaks of. The icon is decoration: it is not read out.
    /// - Parameter icon: `nil` for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogConfiguration) { $0.icon = icon }
    }
}

/// The icon, with a warning sign where it is critical.
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
