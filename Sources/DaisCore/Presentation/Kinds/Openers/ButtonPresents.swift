// SPDX-License-Identifier: Apache-2.0

extension Button {
    /// Creates a button that presents something, in the frame of the press.
    ///
    /// The press sets the binding to `true` and then runs the action. The presentation of the binding is prepared when the
    /// user points at the button, so that the browser opens it without waiting for the server. The server has the last
    /// word: if the binding is not `true` after the action, the browser takes the presentation back.
    ///
    /// ```swift
    /// struct Profile: View {
    ///     @State private var isEditing = false
    ///
    ///     var body: some View {
    ///         Button(presents: $isEditing) {
    ///             Label("Edit", systemImage: "pencil")
    ///         }
    ///         .sheet(isPresented: $isEditing) { Text("Editor") }
    ///     }
    /// }
    /// ```
    /// The content is evaluated before the press, so it must not rely on what the action sets. Use
    /// ``init(presents:_:role:action:label:)`` for content that depends on a value. `onAppear`, `task` and `onChange` of
    /// the content run when it is presented. Only a binding to a state or a model can be prepared; one made of closures
    /// presents after one round trip. SwiftUI has no equivalent.
    @preconcurrency
    public init(
        presents isPresented: Binding<Bool>, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void = {},
        @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, opener: .presenting(isPresented), action: action, label: label())
    }

    /// Creates a button that presents an item, in the frame of the press.
    ///
    /// ```swift
    /// struct People: View {
    ///     struct Person: Identifiable { let id: Int; let name: String }
    ///     @State private var edited: Person?
    ///     let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
    ///
    ///     var body: some View {
    ///         List(people) { person in
    ///             Button(presents: $edited, person) { Text(person.name) }
    ///         }
    ///         .sheet(item: $edited) { Text($0.name) }
    ///     }
    /// }
    /// ```
    /// See ``init(presents:role:action:label:)``. SwiftUI has no equivalent.
    @preconcurrency
    public init<Item: Identifiable>(
        presents item: Binding<Item?>, _ value: Item, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void = {}, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, opener: .presenting(item, value), action: action, label: label())
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title that presents something, in the frame of the press.
    ///
    /// See ``init(presents:role:action:label:)``. SwiftUI has no equivalent.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, presents isPresented: Binding<Bool>, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.init(role: role, opener: .presenting(isPresented), action: action, label: Text(titleKey))
    }

    /// Creates a button with a title that presents something, in the frame of the press.
    ///
    /// See ``init(presents:role:action:label:)``. SwiftUI has no equivalent.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, presents isPresented: Binding<Bool>, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.init(role: role, opener: .presenting(isPresented), action: action, label: Text(title))
    }

    /// Creates a button with a localized title that presents an item, in the frame of the press.
    ///
    /// See ``init(presents:role:action:label:)``. SwiftUI has no equivalent.
    @preconcurrency
    public init<Item: Identifiable>(
        _ titleKey: LocalizedStringKey, presents item: Binding<Item?>, _ value: Item, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.init(role: role, opener: .presenting(item, value), action: action, label: Text(titleKey))
    }

    /// Creates a button with a title that presents an item, in the frame of the press.
    ///
    /// See ``init(presents:role:action:label:)``. SwiftUI has no equivalent.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol, Item: Identifiable>(
        _ title: S, presents item: Binding<Item?>, _ value: Item, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.init(role: role, opener: .presenting(item, value), action: action, label: Text(title))
    }
}
