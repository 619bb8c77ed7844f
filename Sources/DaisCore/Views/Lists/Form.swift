// SPDX-License-Identifier: Apache-2.0

/// Controls for entering data, in groups.
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

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        ListBox(style: style, isEditing: isEditing, selection: .none, content: content)
    }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    nonisolated var _name: String { get }
}

/// What fits the place: groups in rounded boxes.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "ig form" }
}

/// Groups in rounded boxes.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "ig form" }
}

/// Rows without boxes or lines.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public var _name: String { "pl inset form bare" }
}

extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the look of forms in this view.
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
