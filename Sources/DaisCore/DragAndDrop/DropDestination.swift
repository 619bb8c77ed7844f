// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Takes values of a type that people drop on the view.
    ///
    /// ```swift
    /// Text(notes)
    ///     .dropDestination(for: String.self) { texts, location in
    ///         notes += texts.joined()
    ///         return true
    ///     }
    /// ```
    /// Values that are dragged in the same page arrive as they are. Others are made from text, addresses and files, as
    /// when they are pasted. The files of a drop are uploaded first, with the limits of `fileImporter`, and their
    /// addresses are those of copies on the server.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that gets the values and the place in the view. Its result has no effect: the browser ends
    ///     the drag at once.
    ///   - isTargeted: A closure that hears whether a drag that the view takes is over it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropTarget(
                handlers: .taking(T.self, isTargeted) { values, info, _ in _ = action(values, info.location) }))
    }

    /// Takes items of some types that people drop on the view.
    ///
    /// ```swift
    /// Text("Drop links here")
    ///     .onDrop(of: [.url, .plainText], isTargeted: nil) { providers in
    ///         print(providers.count)
    ///         return true
    ///     }
    /// ```
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes items of some types that people drop on the view, and gets the place in the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropTarget(
                handlers: .providing(supportedContentTypes, { isTargeted?.wrappedValue = $0 }) { providers, info, _ in
                    action(providers, info.location)
                }))
    }

    /// Takes items of some types that people drop on the view, as a delegate decides. ``DropDelegate`` has an example.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropTarget(handlers: .telling(delegate, supportedContentTypes)))
    }
}

extension DropHandlers {
    /// Takes values of a type.
    static func taking<T: Transferable>(
        _ type: T.Type, _ isTargeted: @escaping (Bool) -> Void = { _ in },
        _ action: @escaping ([T], DropInfo, Int?) -> Void
    ) -> Self {
        // Views are described on any actor. The closures run on the main actor alone.
        nonisolated(unsafe) let (isTargeted, action) = (isTargeted, action)
        return DropHandlers(
            types: T.importedContentTypes(), entered: told(isTargeted), exited: { _, _ in isTargeted(false) },
            perform: { info, index in
                T.imported(from: info.items) { values in action(values, info, index) }
                return true
            })
    }

    /// Takes item providers.
    static func providing(
        _ types: [UTType], _ isTargeted: @escaping (Bool) -> Void = { _ in },
        _ action: @escaping ([NSItemProvider], DropInfo, Int?) -> Bool
    ) -> Self {
        nonisolated(unsafe) let (isTargeted, action) = (isTargeted, action)
        return DropHandlers(
            types: types, entered: told(isTargeted), exited: { _, _ in isTargeted(false) },
            perform: { info, index in action(info.itemProviders(for: types), info, index) })
    }

    private static func told(_ isTargeted: @escaping (Bool) -> Void) -> @MainActor (DropInfo) -> Bool {
        nonisolated(unsafe) let isTargeted = isTargeted
        return { _ in
            isTargeted(true)
            return true
        }
    }
}
