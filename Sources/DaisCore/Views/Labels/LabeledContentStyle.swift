// SPDX-License-Identifier: Apache-2.0

/// The appearance of labeled content.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.font(.caption)
///             configuration.content
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that shows the label and the content.
    associatedtype Body: View
    /// The properties of the labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Returns the view of labeled content. Labeled content that it creates has the style around this one.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content, for its style.
public struct LabeledContentStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The type of the content.
    public typealias Content = StyleContent
    /// The label.
    public let label: Label
    /// The labeled view.
    public let content: Content
}

/// The built-in styles of labeled content.
nonisolated enum BuiltInLabeledContentKind { case automatic }

/// The default style of labeled content: the label and the content at opposite edges.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns labeled content with the built-in appearance.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).environment(\.labeledContentStyle, .builtIn(.automatic))
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: the label and the content at opposite edges.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of labeled content in the view.
    ///
    /// ```swift
    /// Form { LabeledContent("Version", value: "2.1") }.labeledContentStyle(.automatic)
    /// ```
    /// - Parameter style: The style. It replaces the style around the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(\.labeledContentStyle, style, builtIn: style is AutomaticLabeledContentStyle ? .automatic : nil)
    }
}

private enum LabeledContentStyleKey: StyleFamily { static let standard = BuiltInLabeledContentKind.automatic }

extension EnvironmentValues {
    var labeledContentStyle: StyleSlot<BuiltInLabeledContentKind> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
