// SPDX-License-Identifier: Apache-2.0

/// The appearance of forms.
///
/// ```swift
/// struct Wide: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         ScrollView {
///             VStack(alignment: .leading, spacing: 12) { configuration.content }.padding()
///         }
///     }
/// }
/// ```
/// The views of a form are rows only in a `Form` or a `List` that the style creates.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the form's view.
    associatedtype Body: View
    /// The properties of the form.
    typealias Configuration = FormStyleConfiguration
    /// Returns the view of a form. Forms that it creates have the style around this one.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form, for its style.
public struct FormStyleConfiguration {
    /// The type of the content.
    public typealias Content = StyleContent
    /// The views in the form.
    public let content: Content
}

/// The built-in form styles.
nonisolated enum BuiltInFormKind: Hashable, Sendable {
    case grouped, columns

    /// The CSS classes of the form, defined in `containers.css`.
    var classes: String {
        switch self {
        case .grouped: "ig form"
        case .columns: "pl inset form bare"
        }
    }
}

nonisolated protocol BuiltInFormStyle: FormStyle {
    var kind: BuiltInFormKind { get }
}

extension BuiltInFormStyle {
    /// Returns the form with a built-in appearance.
    @MainActor public func makeBody(configuration: FormStyleConfiguration) -> some View {
        Form(configuration).environment(\.formStyle, .builtIn(kind))
    }
}

/// The default form style: groups in rounded boxes.
public struct AutomaticFormStyle: FormStyle, BuiltInFormStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInFormKind { .grouped }
}

/// A form style with groups in rounded boxes.
public struct GroupedFormStyle: FormStyle, BuiltInFormStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInFormKind { .grouped }
}

/// A form style with rows without boxes or lines.
public struct ColumnsFormStyle: FormStyle, BuiltInFormStyle {
    /// Creates the style.
    nonisolated public init() {}
    nonisolated var kind: BuiltInFormKind { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style: groups in rounded boxes.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Shows groups in rounded boxes.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Shows rows without boxes or lines.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(\.formStyle, style, builtIn: (style as? any BuiltInFormStyle)?.kind)
    }
}

private enum FormStyleKey: StyleFamily { static let standard = BuiltInFormKind.grouped }

extension EnvironmentValues {
    var formStyle: StyleSlot<BuiltInFormKind> {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}
