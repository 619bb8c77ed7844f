// SPDX-License-Identifier: Apache-2.0

/// A view that shows a value within a range.
///
/// ```swift
/// Gauge(value: battery, in: 0...100) { Text("Battery") } currentValueLabel: { Text("\(battery) %") }
/// ```
/// A ``GaugeStyle`` gives it another appearance.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View, BuiltInView {
    let label: Label
    let current: CurrentValueLabel
    let minimum: BoundsLabel
    let maximum: BoundsLabel
    let fraction: Double
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel
    ) {
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        let width = bounds.upperBound - bounds.lowerBound
        fraction = width > 0 ? Double((value - bounds.lowerBound) / width).limited(to: 0...1) : 0
    }

    /// Creates a gauge with labels for the current value and the bounds. Values outside the bounds are clamped.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }

    /// The content of the view.
    @MainActor public var body: some View {
        switch style {
        case .builtIn(let kind):
            GaugeBox(
                kind: kind, fraction: fraction, hasBounds: Self.isGiven(minimum) || Self.isGiven(maximum),
                label: label, current: current, minimum: minimum, maximum: maximum)
        case .custom(let value, let outer):
            if let style = value.style as? any GaugeStyle { styled(by: style, in: outer) }
        }
    }

    @MainActor private func styled<S: GaugeStyle>(by style: S, in outer: StyleSlot<BuiltInGaugeKind>) -> AnyView {
        func given<Content: View>(_ content: Content) -> StyleContent? {
            Self.isGiven(content) ? StyleContent(content) : nil
        }
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: StyleContent(label), currentValueLabel: given(current),
            minimumValueLabel: given(minimum), maximumValueLabel: given(maximum))
        return ValueBody.view(style, in: \.gaugeStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }

    /// Indicates whether a label exists. Those of a style's configuration are optional.
    private static func isGiven<Content: View>(_ label: Content) -> Bool {
        if let label = label as? StyleContent? { return label != nil }
        return Content.self != EmptyView.self
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label for the current value. Values outside the bounds are clamped.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// Creates a gauge with a label. Values outside the bounds are clamped.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge
where Label == StyleContent, CurrentValueLabel == StyleContent?, BoundsLabel == StyleContent? {
    /// Creates the gauge of a style's configuration.
    init(_ configuration: GaugeStyleConfiguration) {
        self.init(
            configuration.value, 0...1, configuration.label, configuration.currentValueLabel,
            configuration.minimumValueLabel, configuration.maximumValueLabel)
    }
}
