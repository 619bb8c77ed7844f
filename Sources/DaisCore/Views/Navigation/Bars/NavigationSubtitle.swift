// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the subtitle of the page, which is below its title.
    ///
    /// ```swift
    /// List { Text("Milk") }
    ///     .navigationTitle("Groceries")
    ///     .navigationSubtitle(Text("1 item"))
    /// ```
    /// It belongs to the page and not to the window. A page without a title does not show it, and a large title takes it
    /// along when it moves out of sight.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        transformPreference(NavigationItemKey.self) { $0.subtitle = subtitle }
    }

    /// Sets the subtitle of the page, which is below its title.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the subtitle of the page, which is below its title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}

nonisolated struct SubtitleModifier: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.addClass("bar-sub")
        appearance.require(.subtitle)
    }
}

extension FeatureStyle {
    fileprivate static let subtitle = FeatureStyle(
        "subtitle",
        """
        .bar-sub{font-size:.74em;font-weight:400;color:var(--label2)}
        .big-title>.bar-sub{display:block;font-size:.5em;line-height:1.3;letter-spacing:0}
        .bar-t>.V{min-width:0}
        .bar-t>.V>.T{max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
        """)
}
