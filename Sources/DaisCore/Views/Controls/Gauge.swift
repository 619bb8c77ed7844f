// SPDX-License-Identifier: Apache-2.0

/// A value within a range, as an instrument shows it.
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
        fraction = width > 0 ? min(max(Double((value - bounds.lowerBound) / width), 0), 1) : 0
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }

    @MainActor public var body: some View {
        GaugeBox(
            isCircular: isCircular, fraction: fraction, label: label, current: current, minimum: minimum,
            maximum: maximum)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}

/// The look of gauges. The styles are ours.
public protocol GaugeStyle: Sendable {
    var _isCircular: Bool { get }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { false }
}

/// A ring around the current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}
    public var _isCircular: Bool { true }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
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
