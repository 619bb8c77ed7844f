// SPDX-License-Identifier: Apache-2.0

extension _Node {
    /// The ids of the rows, pages and presented items around the view, as a hash that is equal in all sessions.
    ///
    /// It is `nil` outside of them, and empty if another session cannot know one of the ids.
    var record: String? {
        var hash = FNV1a()
        var node = self
        var hasID = false
        while let above = node.around {
            if let id = above.identity(of: node) {
                guard let text = id.recordText else { return "" }
                hash.add("\(text)\n")
                hasID = true
            }
            node = above
        }
        return hasID ? hash.hex : nil
    }
}

extension AnyHashable {
    /// An id that no other session knows.
    static var ofThisSession: AnyHashable { AnyHashable(ObjectIdentifier(_Node.self)) }

    /// The id as a text that is equal in all processes. It is `nil` for an object and for the identity of one, because
    /// another process gives its address to another object, and its description may be the name of its type.
    fileprivate var recordText: String? {
        base is ObjectIdentifier || type(of: base) is AnyObject.Type ? nil : "\(base)"
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
