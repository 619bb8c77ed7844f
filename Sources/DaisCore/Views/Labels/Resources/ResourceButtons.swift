// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Buttons, menus and links whose title is a resource. In the extensions for a symbol `Label` is the control's own
// generic parameter.

extension Button where Label == Text {
    /// Creates a button with a title that is kept as a resource.
    ///
    /// ```swift
    /// enum Season: CaseIterable {
    ///     case spring, autumn
    ///
    ///     var title: LocalizedStringResource {
    ///         switch self {
    ///         case .spring: "Spring"
    ///         case .autumn: "Autumn"
    ///         }
    ///     }
    /// }
    ///
    /// ForEach(Season.allCases, id: \.self) { season in
    ///     Button(season.title) { save(season) }
    /// }
    /// ```
    @_disfavoredOverload
    @preconcurrency
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }

    /// Creates a button with a role and a title that is kept as a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == DaisCore.Label<Text, Image> {
    /// Creates a button with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { DaisCore.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a symbol, a role and a title that is kept as a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DaisCore.Label(titleResource, systemImage: systemImage) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == DaisCore.Label<Text, Image> {
    /// Creates a menu with a symbol and a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DaisCore.Label(titleResource, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    /// Creates a link with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a title that is kept as a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleResource), target: .view(destination()))
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Creates a link that presents a value, with a title that is kept as a resource.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(label: Text(titleResource), target: .value(value.map { AnyHashable($0) }))
    }
}
