// SPDX-License-Identifier: Apache-2.0

/// The appearance and behavior of disclosure groups.
///
/// ```swift
/// struct Answer: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             Button {
///                 withAnimation { configuration.isExpanded.toggle() }
///             } label: {
///                 HStack {
///                     Image(systemName: configuration.isExpanded ? "minus.circle" : "plus.circle")
///                     configuration.label
///                 }
///             }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
/// }
/// ```
/// The style decides if the content is part of its view. Content that the view does not contain has no state.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that shows the label and the content.
    associatedtype Body: View
    /// The properties of the disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Returns the view of a disclosure group. Groups that it creates have the style around this one. Groups in
    /// `configuration.content` have this style.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyleContent
    /// The type of the content.
    public typealias Content = StyleContent
    /// The label.
    public let label: Label
    /// The content that the group shows or hides.
    public let content: Content
    /// A Boolean that is `true` if the content is visible. Writing it shows or hides the content.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The built-in disclosure group styles.
nonisolated enum BuiltInDisclosureGroupKind { case automatic }

/// The default disclosure group style: the label with a chevron, above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns a disclosure group with the built-in appearance.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.disclosureGroupStyle, .builtIn(.automatic))
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style: the label with a chevron, above the content.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the style of disclosure groups in the view.
    ///
    /// ```swift
    /// DisclosureGroup("Details") { Text("More") }.disclosureGroupStyle(.automatic)
    /// ```
    /// - Parameter style: The style. It replaces the style around the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(\.disclosureGroupStyle, style, builtIn: style is AutomaticDisclosureGroupStyle ? .automatic : nil)
    }
}

private enum DisclosureGroupStyleKey: StyleFamily { static let standard = BuiltInDisclosureGroupKind.automatic }

extension EnvironmentValues {
    var disclosureGroupStyle: StyleSlot<BuiltInDisclosureGroupKind> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}
