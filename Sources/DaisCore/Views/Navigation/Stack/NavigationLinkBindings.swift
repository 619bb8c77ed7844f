// SPDX-License-Identifier: Apache-2.0

/// Older initializers, whose page is open while a binding is set. New code uses `navigationDestination(isPresented:)`.
extension NavigationLink {
    static func target(_ isActive: Binding<Bool>, _ destination: Destination) -> Target {
        .binding(isActive: { isActive.wrappedValue }, setActive: { isActive.wrappedValue = $0 }, destination)
    }

    static func target<V: Hashable>(
        _ tag: V, _ selection: Binding<V?>, _ destination: Destination
    ) -> Target {
        .binding(
            isActive: { selection.wrappedValue == tag },
            setActive: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            }, destination)
    }

    /// Creates a link with a custom label. Its page is open while the binding is `true`.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: Self.target(isActive, destination()))
    }

    /// Creates a link with a custom label. Its page is open while the binding is `true`.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: Self.target(isActive, destination))
    }

    /// Creates a link with a custom label. Its page is open while the selection equals the tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: Self.target(tag, selection, destination()))
    }

    /// Creates a link with a custom label. Its page is open while the selection equals the tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: Self.target(tag, selection, destination))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title. Its page is open while the binding is `true`.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: Self.target(isActive, destination()))
    }

    /// Creates a link with a localized title. Its page is open while the binding is `true`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: Self.target(isActive, destination))
    }

    /// Creates a link with a localized title. Its page is open while the selection equals the tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: Self.target(tag, selection, destination()))
    }

    /// Creates a link with a localized title. Its page is open while the selection equals the tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey), target: Self.target(tag, selection, destination))
    }

    /// Creates a link with a title. Its page is open while the binding is `true`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: Self.target(isActive, destination()))
    }

    /// Creates a link with a title. Its page is open while the binding is `true`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: Self.target(isActive, destination))
    }

    /// Creates a link with a title. Its page is open while the selection equals the tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: Self.target(tag, selection, destination()))
    }

    /// Creates a link with a title. Its page is open while the selection equals the tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(label: Text(title), target: Self.target(tag, selection, destination))
    }
}
