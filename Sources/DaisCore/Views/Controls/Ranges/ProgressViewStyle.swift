// SPDX-License-Identifier: Apache-2.0

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the progress view's content.
    associatedtype Body: View
    /// The properties of the progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the content of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The type of the label of the current value.
    public typealias CurrentValueLabel = StyleContent
    /// The completed fraction from 0 to 1, or `nil` if it is unknown.
    public let fractionCompleted: Double?
    /// The label of the task, if there is one.
    public var label: Label?
    /// The label of the current value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
}

/// The built-in progress view styles.
nonisolated enum BuiltInProgressKind: Hashable, Sendable {
    case automatic, linear, circular
}

nonisolated protocol BuiltInProgressViewStyle: ProgressViewStyle {
    var kind: BuiltInProgressKind { get }
    /// The color of a style that has one. Such a style makes its views itself, so the color stays in them.
    var color: Color? { get }
}

extension BuiltInProgressViewStyle {
    nonisolated var color: Color? { nil }

    /// Returns the control with a built-in appearance.
    @ViewBuilder @MainActor public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
        let view = ProgressView(configuration).environment(\.progressStyle, .builtIn(kind))
        if let color { view.tint(color) } else { view }
    }
}

/// The default progress view style: a bar, or a spinner if the progress is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInProgressKind { .automatic }
}

/// A progress view style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
    nonisolated let color: Color?

    /// Creates the style.
    nonisolated public init() { color = nil }
    /// Creates the style with a color for its bars.
    nonisolated public init(tint: Color) { color = tint }
    nonisolated var kind: BuiltInProgressKind { .linear }
}

/// A progress view style that shows a ring, or a spinner if the progress is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
    nonisolated let color: Color?

    /// Creates the style.
    nonisolated public init() { color = nil }
    /// Creates the style with a color for its rings and spinners.
    nonisolated public init(tint: Color) { color = tint }
    nonisolated var kind: BuiltInProgressKind { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar, or a spinner if the progress is unknown.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// Shows a bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// Shows a ring, or a spinner if the progress is unknown.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets the style of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(
            \.progressStyle, style,
            builtIn: (style as? any BuiltInProgressViewStyle).flatMap { $0.color == nil ? $0.kind : nil })
    }
}

extension EnvironmentValues {
    var progressStyle: StyleSlot<BuiltInProgressKind> {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

private enum ProgressStyleKey: StyleFamily { static let standard = BuiltInProgressKind.automatic }
