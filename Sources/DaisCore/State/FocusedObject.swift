// SPDX-License-Identifier: Apache-2.0

/// Observes the `ObservableObject` that the view with the focus, or its scene, offers.
///
/// ```swift
/// final class Document: ObservableObject {
///     @Published var title = "Untitled"
/// }
///
/// struct TitleLabel: View {
///     @FocusedObject private var document: Document?
///     var body: some View { Text(document?.title ?? "No document") }
/// }
/// ```
/// It is `nil` while no focused view has an object of the type.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates a property that finds the object by its type.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType? { FocusedValues.current?[ObjectType.self] }

    /// A wrapper that creates bindings to the object's properties, or `nil` without an object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { wrappedValue.map { .init(object: $0) } }

    /// Connects the property to the storage that its view keeps.
    @MainActor public static func _bind(_ pointer: UnsafeMutableRawPointer, _ slots: _PropertySlots) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        let subscription = slots.next { ObjectSubscription() }
        if let object { subscription.follow(object, for: slots.owner) }
    }
}

extension View {
    /// Offers an observable object to `@FocusedObject` while the view or a descendant has the focus.
    ///
    /// ```swift no-compile: uses a model of the app
    /// TextEditor(text: $document.title).focusedObject(document)
    /// ```
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false, keyPath: \.[FocusedModel<T>()], value: object))
    }

    /// Offers an observable object to `@FocusedObject` while the view is on the page.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true, keyPath: \.[FocusedModel<T>()], value: object))
    }
}
