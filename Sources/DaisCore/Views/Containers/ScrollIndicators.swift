// SPDX-License-Identifier: Apache-2.0

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Case { case automatic, visible, hidden, never }
    private let value: Case
    /// The browser decides.
    public static let automatic = ScrollIndicatorVisibility(value: .automatic)
    /// Scroll bars are visible.
    public static let visible = ScrollIndicatorVisibility(value: .visible)
    /// Scroll bars are hidden.
    public static let hidden = ScrollIndicatorVisibility(value: .hidden)
    /// Scroll bars are hidden; the same as ``hidden`` here.
    public static let never = ScrollIndicatorVisibility(value: .never)
}

private struct IndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// The visibility of vertical scroll bars. The default is `automatic`.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[IndicatorKey.self] }
        set { self[IndicatorKey.self] = newValue }
    }

    /// The visibility of horizontal scroll bars. The default is `automatic`.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// A Boolean that is `true` if scroll views scroll. The default is `true`.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the scroll bars of scroll views in this view.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Disables scrolling in the scroll views of this view. An inner `false` does not enable it again.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
}
