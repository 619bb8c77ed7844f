// SPDX-License-Identifier: Apache-2.0

/// The appearance of tables. Dais has no public API for custom styles.
@MainActor @preconcurrency
public protocol TableStyle {
    /// The CSS class of the table.
    nonisolated var _name: String { get }
    /// The value of ``AlternatingRowBackgroundBehavior`` that the style sets, or `nil`.
    nonisolated var _alternates: Bool? { get }
}

extension TableStyle {
    /// The style sets no alternating backgrounds.
    nonisolated public var _alternates: Bool? { nil }
}

/// The default table style, ``InsetTableStyle``.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The class of inset tables.
    nonisolated public var _name: String { "tbl-i" }
}

/// A table style in which rows have a margin and round corners.
public struct InsetTableStyle: TableStyle {
    /// A Boolean that is `true` if every second row has a background, or `nil` if the environment decides.
    nonisolated public let _alternates: Bool?
    /// Creates the style.
    nonisolated public init() { _alternates = nil }
    /// Creates the style with or without a background of every second row.
    nonisolated public init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }
    /// The class of inset tables.
    nonisolated public var _name: String { "tbl-i" }
}

/// A table style with a border and rows from edge to edge.
public struct BorderedTableStyle: TableStyle {
    /// A Boolean that is `true` if every second row has a background, or `nil` if the environment decides.
    nonisolated public let _alternates: Bool?
    /// Creates the style.
    nonisolated public init() { _alternates = nil }
    /// Creates the style with or without a background of every second row.
    nonisolated public init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }
    /// The class of tables with a border.
    nonisolated public var _name: String { "tbl-b" }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Shows rows with a margin and round corners.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Shows rows with a margin, and a background of every second row or none.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// Shows a border and rows from edge to edge.
    nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// Shows a border, and a background of every second row or none.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// Sets the style of tables in this view.
    ///
    /// ```swift
    /// Table(files) { TableColumn("Name", value: \.name) }
    ///     .tableStyle(.bordered)
    /// ```
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        transformEnvironment(\.self) { values in
            values.tableStyleName = style._name
            if let alternates = style._alternates {
                values.alternatingRowBackgrounds = alternates ? .enabled : .disabled
            }
        }
    }

    /// Shows or hides the headers of tables in this view. In a compact width they are always hidden.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }

    /// Sets whether every second row of tables in this view has a background.
    ///
    /// ```swift
    /// Table(files) { TableColumn("Name", value: \.name) }
    ///     .alternatingRowBackgrounds()
    /// ```
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior)
    }
}

/// Determines whether every second row of a table has a background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let isEnabled: Bool

    /// The default, without backgrounds.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    /// Every second row has a background.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// Rows have no background.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private struct TableStyleKey: EnvironmentKey { static let defaultValue = "tbl-i" }
private struct TableColumnHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct AlternatingRowsKey: EnvironmentKey {
    static let defaultValue = AlternatingRowBackgroundBehavior.automatic
}

extension EnvironmentValues {
    /// The CSS class of tables.
    var tableStyleName: String {
        get { scrollContentBackground.listClasses(self[TableStyleKey.self]) }
        set { self[TableStyleKey.self] = newValue }
    }
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
    var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}
