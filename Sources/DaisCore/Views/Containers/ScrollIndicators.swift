// SPDX-License-Identifier: Apache-2.0

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Case { case automatic, visible, hidden, never }
    private let value: Case
    public static let automatic = ScrollIndicatorVisibility(value: .automatic)
    public static let visible = ScrollIndicatorVisibility(value: .visible)
    public static let hidden = ScrollIndicatorVisibility(value: .hidden)
    public static let never = ScrollIndicatorVisibility(value: .never)
}

private struct IndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether vertical scroll bars are shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[IndicatorKey.self] }
        set { self[IndicatorKey.self] = newValue }
    }

    /// Whether horizontal scroll bars are shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// Whether scroll views scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the scroll bars of scroll views in this view.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Stops scroll views in this view from scrolling.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
}
