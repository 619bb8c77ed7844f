// SPDX-License-Identifier: Apache-2.0

extension _Node {
    /// The ids of the rows, pages and presented items around the view, as a hash that is equal in all sessions.
    ///
    /// It is `nil` outside of them, and empty if another session cannot know one of the ids.
    var record: String? {
        guard let path = path(withSlots: false) else { return "" }
        return path.hasID ? path.key : nil
    }

    var fieldKey: FieldKey? {
        guard let path = path(withSlots: true) else { return FieldKey(text: "", hasRecord: true, isLeftBehind: true) }
        return path.key.map { FieldKey(text: $0, hasRecord: path.hasID) }
    }

    /// Returns a hash of what leads to the view, from the inside outwards: the ids, and with `withSlots` the positions
    /// in view builders. The hash is `nil` if there is nothing, and empty if another session cannot know one of the ids.
    /// Content that is still shown after its view has gone has no path.
    private func path(withSlots: Bool) -> (key: String?, hasID: Bool)? {
        var hash = FNV1a()
        var node = self
        var (hasID, isEmpty) = (false, true)
        while let above = node.around {
            if let id = above.identity(of: node) {
                guard let text = id.recordText else { return ("", true) }
                hash.add("\(text)\n")
                hasID = true
            } else if withSlots, let slot = above.slot(of: node) {
                hash.add("#\(slot)\n")
                isEmpty = false
            }
            node = above
        }
        if node.isLeftBehind { return nil }
        return (hasID || !isEmpty ? hash.hex : nil, hasID)
    }
}

extension AnyHashable {
    /// An id that no other session knows.
    static var ofThisSession: AnyHashable { AnyHashable(ObjectIdentifier(_Node.self)) }

    /// The id as a text that is equal in all processes. It is `nil` for an object and for the identity of one, because
    /// another process gives its address to another object, and its description may be the name of its type.
    var recordText: String? {
        if let derived = base as? any DerivedID { return derived.recordText }
        return base is ObjectIdentifier || type(of: base) is AnyObject.Type ? nil : "\(base)"
    }

    /// Returns the id of a value that a page or a presentation shows. Values of different types may have equal ids.
    static func record(of value: Any) -> AnyHashable {
        let id = (value as? any Identifiable).map { ownID(of: $0) } ?? value as? AnyHashable
        guard let text = id?.recordText else { return ofThisSession }
        return AnyHashable("\(type(of: value)) \(text)")
    }

    private static func ownID<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }

    /// Returns the id of content that has several, or `nil` if it has none.
    static func record(ofAll ids: [AnyHashable]) -> AnyHashable? {
        guard !ids.isEmpty else { return nil }
        let texts = ids.compactMap(\.recordText)
        return texts.count == ids.count ? AnyHashable(texts.joined(separator: "\n")) : ofThisSession
    }

    /// Returns the id of content that a view shows elsewhere: the view's record.
    @MainActor static func record(around view: (any ElementContent)?) -> AnyHashable? {
        view?.record.map { $0.isEmpty ? ofThisSession : AnyHashable($0) }
    }
}

/// An id that is made of those of rows, such as the id of a subview in a container.
protocol DerivedID {
    /// The id of the innermost row.
    var row: AnyHashable? { get }
    /// The id as a text that is equal in all processes, if there is one.
    var recordText: String? { get }
}

extension AnyHashable {
    /// The id of the row in the data of the app.
    var rowID: AnyHashable { (base as? any DerivedID)?.row ?? self }
}
