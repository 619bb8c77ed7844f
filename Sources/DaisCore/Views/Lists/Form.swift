// SPDX-License-Identifier: Apache-2.0

/// A container for controls that enter data, in groups.
///
/// ```swift
/// Form {
///     Section("Profile") { TextField("Name", text: $name) }
///     Button("Save") { save() }
/// }
/// ```
nonisolated public struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyleName) private var style
    @Environment(\.isEditing) private var isEditing

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content of the view.
    @MainActor public var body: some View {
        ListBox(style: style, isEditing: isEditing, selection: .none, content: content)
    }
}

/// The appearance of forms. Like SwiftUI, Dais has no public API for custom styles.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The CSS classes of the form.
    nonisolated var _name: String { get }
}

/// The default form style: groups in rounded boxes.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The classes of rounded boxes.
    nonisolated public var _name: String { "ig form" }
}

/// A form style with groups in rounded boxes.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The classes of rounded boxes.
    nonisolated public var _name: String { "ig form" }
}

/// A form style with rows without boxes or lines.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The classes of rows without boxes.
    nonisolated public var _name: String { "pl inset form bare" }
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
        environment(\.formStyleName, style._name)
    }
}

private struct FormStyleKey: EnvironmentKey { static let defaultValue = "ig form" }

extension EnvironmentValues {
    var formStyleName: String {
        get { listClasses(self[FormStyleKey.self]) }
        set { self[FormStyleKey.self] = newValue }
    }
}
