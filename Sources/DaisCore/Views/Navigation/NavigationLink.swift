// SPDX-License-Identifier: Apache-2.0

/// A button that opens a page of the navigation stack around it.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// NavigationLink(value: park) { ParkRow(park: park) }
/// ```
/// A value is shown by the `navigationDestination(for:)` of its type, and becomes part of the stack's path.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    let value: AnyHashable?
    let destination: (() -> Destination)?
    @Environment(\.navigationModel) private var model

    @MainActor public var body: some View {
        Button {
            open()
        } label: {
            label
        }
        .modifier(ClassModifier(name: "nl"))
        .disabled(value == nil && destination == nil)
    }

    @MainActor private func open() {
        guard let model else {
            return Diagnostics.warn(
                "A NavigationLink outside of a navigation stack was tapped.",
                remedy: "Put a NavigationStack around it.")
        }
        if let value { model.push(value) } else if let destination { model.push { AnyView(destination()) } }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil, destination: destination)
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil, destination: { destination })
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(titleKey), value: nil, destination: destination)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(title), value: nil, destination: destination)
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), value: nil, destination: { destination })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), value: nil, destination: { destination })
    }
}

extension NavigationLink where Destination == Never {
    /// - Parameter value: `nil` disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil)
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(label: Text(titleKey), value: value.map { AnyHashable($0) }, destination: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(label: Text(title), value: value.map { AnyHashable($0) }, destination: nil)
    }
}
