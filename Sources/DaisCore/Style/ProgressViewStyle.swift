// SPDX-License-Identifier: Apache-2.0

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How far a task is, for the style that shows it.
public struct ProgressViewStyleConfiguration {
    public typealias Label = StyleContent
    public typealias CurrentValueLabel = StyleContent
    /// From 0 to 1; `nil` when nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// The looks of our own progress views.
nonisolated enum ProgressLook: Hashable, Sendable {
    case automatic, linear, circular
}

nonisolated protocol BuiltInProgressViewStyle: ProgressViewStyle {
    var look: ProgressLook { get }
}

extension BuiltInProgressViewStyle {
    @MainActor public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
        ProgressView(configuration).environment(\.progressStyle, .builtIn(look))
    }
}

/// A bar where the end is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
    nonisolated public init() {}
    nonisolated var look: ProgressLook { .automatic }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
    nonisolated public init() {}
    nonisolated var look: ProgressLook { .linear }
}

/// A ring, or a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
    nonisolated public init() {}
    nonisolated var look: ProgressLook { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets the style of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let builtIn = (style as? any BuiltInProgressViewStyle)?.look
        return environment(\.progressStyle, builtIn.map { .builtIn($0) } ?? .custom(StyleValue(style)))
    }
}

nonisolated enum ProgressStyleValue: Equatable {
    case builtIn(ProgressLook)
    case custom(StyleValue)
}

extension EnvironmentValues {
    var progressStyle: ProgressStyleValue {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

private enum ProgressStyleKey: EnvironmentKey {
    static let defaultValue = ProgressStyleValue.builtIn(.automatic)
}
