// SPDX-License-Identifier: Apache-2.0

extension NavigationLink {
    /// Creates a link with a custom label that opens a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination()))
    }

    /// Creates a link with a custom label that opens a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title that opens a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination()))
    }

    /// Creates a link with a title that opens a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination()))
    }

    /// Creates a link with a localized title that opens a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination))
    }

    /// Creates a link with a title that opens a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view(destination))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link with a custom label that pushes a value; `nil` disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Creates a link with a localized title that pushes a value; `nil` disables the link.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }

    /// Creates a link with a title that pushes a value; `nil` disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink {
    /// Sets whether the link opens its page in the next column, which is the default, or in its own column.
    ///
    /// Outside of columns, both are the same.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
        transformEnvironment(\.splitColumn) { if !isDetailLink { $0 = nil } }
    }
}
