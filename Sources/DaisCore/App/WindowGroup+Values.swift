// SPDX-License-Identifier: Apache-2.0

/// The content of a window with a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View, ValueWindowContent {
    @State private var value: Data?
    private let make: (Binding<Data?>) -> Content

    fileprivate init(_ make: @escaping (Binding<Data?>) -> Content) {
        // The engine makes the content of windows on the main actor.
        let request = MainActor.assumeIsolated { WindowRequest.current }
        _value = State(initialValue: request?.decoded(as: Data.self))
        self.make = make
    }

    /// The content with the value.
    @MainActor public var body: some View { make($value) }
}

/// The content of windows that need a value.
nonisolated protocol ValueWindowContent {}

extension WindowGroup {
    /// Creates a window for a value, which ``EnvironmentValues/openWindow`` opens.
    ///
    /// ```swift
    /// @main struct Mail: App {
    ///     var body: some Scene {
    ///         WindowGroup { Text("Inbox") }
    ///         WindowGroup(for: Int.self) { $id in Text("Mail \(id ?? 0)") }
    ///     }
    /// }
    /// ```
    /// The value is in the address of the window, with a signature, so it survives a reload. It has less than about
    /// 1,000 bytes of JSON.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: nil, for: type, content)
    }

    /// Creates a window with an identifier for a value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, for: type, content)
    }

    /// Creates a window with a title for the browser's tab, for a value.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol, id: String? = nil, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(title), id: id, for: type, content)
    }

    /// Creates a window with a localized title for the browser's tab, for a value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: Text(titleKey), id: id, for: type, content)
    }

    /// Creates a window with a text as title for the browser's tab, for a value.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id, for: type, content)
    }

    /// Creates a window for a value, with a default for a window without one.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: nil, for: type) { content($0.or(defaultValue)) }
    }

    /// Creates a window with an identifier for a value, with a default for a window without one.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: nil, id: id, for: type) { content($0.or(defaultValue)) }
    }

    private init<D: Codable & Hashable, C: View>(
        title: Text?, id: String?, for type: D.Type, _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id, type: WindowRequest.name(of: type)) {
            PresentedWindowContent(content)
        }
    }
}

extension Binding {
    /// A binding that reads a default in place of `nil`.
    fileprivate func or<Wrapped>(_ defaultValue: @escaping () -> Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
        Binding<Wrapped>(unsafeGet: { wrappedValue ?? defaultValue() }, set: { value, _ in wrappedValue = value })
    }
}
