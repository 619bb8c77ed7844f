// SPDX-License-Identifier: Apache-2.0

/// The appearance of group boxes.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.font(.headline)
///             configuration.content
///         }
///         .padding()
///         .background(.thinMaterial, in: .rect(cornerRadius: 16))
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the group box's view.
    associatedtype Body: View
    /// The properties of the group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns the view of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box, for its style.
public struct GroupBoxStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The type of the content.
    public typealias Content = StyleContent
    /// The label.
    public let label: Label
    /// The views in the box.
    public let content: Content
}

/// The built-in group box styles.
nonisolated enum BuiltInGroupBoxKind { case automatic }

/// The default group box style: a filled box with rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a group box with the built-in appearance.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration).environment(\.groupBoxStyle, .builtIn(.automatic))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: a filled box with rounded corners.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of group boxes in this view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(\.groupBoxStyle, style, builtIn: style is DefaultGroupBoxStyle ? .automatic : nil)
    }
}

private enum GroupBoxStyleKey: StyleFamily { static let standard = BuiltInGroupBoxKind.automatic }

extension EnvironmentValues {
    var groupBoxStyle: StyleSlot<BuiltInGroupBoxKind> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}
