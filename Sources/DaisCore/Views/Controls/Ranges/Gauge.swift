// SPDX-License-Identifier: Apache-2.0

/// A view that shows a value within a range.
///
/// ```swift
/// Gauge(value: battery, in: 0...100) { Text("Battery") } currentValueLabel: { Text("\(battery) %") }
/// ```
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View, BuiltInView {
    let label: Label
    let current: CurrentValueLabel
    let minimum: BoundsLabel
    let maximum: BoundsLabel
    let fraction: Double
    @Environment(\.gaugeIsCircular) private var isCircular

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
        GaugeBox(
            isCircular: isCircular, fraction: fraction, label: label, current: current, minimum: minimum,
            maximum: maximum)
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

/// The appearance of gauges. Like SwiftUI, Dais has no public API for custom styles.
public protocol GaugeStyle: Sendable {
    /// A Boolean that is `true` for a ring and `false` for a bar.
    var _isCircular: Bool { get }
}

/// A gauge style that shows a bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}
    /// Always `false`.
    public var _isCircular: Bool { false }
}

/// A gauge style that shows a ring around the current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}
    /// Always `true`.
    public var _isCircular: Bool { true }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The default style: a bar.
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    /// Shows a bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// Shows a ring around the current value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    /// Sets the style of the gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeIsCircular, style._isCircular)
    }
}

extension EnvironmentValues {
    var gaugeIsCircular: Bool {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

private enum GaugeStyleKey: EnvironmentKey {
    static let defaultValue = false
}
