// SPDX-License-Identifier: Apache-2.0

/// The appearance of gauges.
///
/// ```swift
/// struct Blocks: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack(spacing: 2) {
///             ForEach(0..<10) { index in
///                 Rectangle().opacity(Double(index) < configuration.value * 10 ? 1 : 0.2)
///             }
///         }
///         .frame(height: 12)
///         .accessibilityElement()
///         .accessibilityValue(configuration.value.formatted(.percent))
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the gauge's view.
    associatedtype Body: View
    /// The properties of the gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Returns the view of a gauge. Gauges that it creates have the style around this one.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge, for its style.
public struct GaugeStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The type of the label of the current value.
    public typealias CurrentValueLabel = StyleContent
    /// The type of the label of the lower bound.
    public typealias MinimumValueLabel = StyleContent
    /// The type of the label of the upper bound.
    public typealias MaximumValueLabel = StyleContent
    /// The position of the value in the range, from 0 to 1.
    public var value: Double
    /// The label.
    public var label: Label
    /// The label of the current value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound, if there is one.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound, if there is one.
    public var maximumValueLabel: MaximumValueLabel?
}

/// The built-in looks of gauges.
nonisolated enum BuiltInGaugeKind: Hashable, Sendable {
    case bar, markedBar, ring, markedRing

    var isRound: Bool { self == .ring || self == .markedRing }
    var isMarked: Bool { self == .markedBar || self == .markedRing }
}

nonisolated protocol BuiltInGaugeStyle: GaugeStyle {
    var kind: BuiltInGaugeKind { get }
}

extension BuiltInGaugeStyle {
    /// Returns the gauge with a built-in appearance.
    @MainActor public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
        Gauge(configuration).environment(\.gaugeStyle, .builtIn(kind))
    }
}

/// The default gauge style: a bar that fills up to the value.
public struct DefaultGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .bar }
}

/// A gauge style that shows a bar that fills up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .bar }
}

/// A gauge style that shows a bar that fills up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .bar }
}

/// A gauge style that shows a bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .markedBar }
}

/// A gauge style that shows a bar with a marker at the value.
public struct LinearGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .markedBar }
}

/// A gauge style that shows a ring that fills up to the value, around the current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .ring }
}

/// A gauge style that shows an open ring with a marker at the value, around the current value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .markedRing }
}

/// A gauge style that shows an open ring with a marker at the value, around the current value.
public struct CircularGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInGaugeKind { .markedRing }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar that fills up to the value.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// Shows a bar that fills up to the value.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// Shows a bar that fills up to the value, as `linearCapacity` does.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// Shows a bar with a marker at the value.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
    /// Shows a bar with a marker at the value.
    nonisolated public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// Shows a ring that fills up to the value, around the current value.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// Shows an open ring with a marker at the value, around the current value.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
    /// Shows an open ring with a marker at the value, around the current value.
    nonisolated public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension View {
    /// Sets the style of the gauges in the view.
    ///
    /// ```swift
    /// Gauge(value: 0.4) { Text("Speed") }.gaugeStyle(.accessoryCircular)
    /// ```
    /// - Parameter style: The style. It replaces the style around the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(\.gaugeStyle, style, builtIn: (style as? any BuiltInGaugeStyle)?.kind)
    }
}

private enum GaugeStyleKey: StyleFamily { static let standard = BuiltInGaugeKind.bar }

extension EnvironmentValues {
    var gaugeStyle: StyleSlot<BuiltInGaugeKind> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}
