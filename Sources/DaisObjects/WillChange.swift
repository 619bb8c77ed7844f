// SPDX-License-Identifier: Apache-2.0
import OpenCombine
import Synchronization

/// Finds the single `objectWillChange` publisher of an object.
enum WillChange {
    private static let plans = Mutex<[ObjectIdentifier: PublishedFields]>([:])
    private static let installing = Mutex<Void>(())
    private static let plainObjects = PlainObjects()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let fields = plan(of: type(of: object))
        guard let first = fields.first(of: object) else { return plainObjects.publisher(of: object) }
        return first.owner ?? install(in: fields.all(of: object))
    }

    private static func plan(of type: AnyClass) -> PublishedFields {
        plans.withLock { plans in
            if let known = plans[ObjectIdentifier(type)] { return known }
            let plan = PublishedFields(of: type)
            plans[ObjectIdentifier(type)] = plan
            return plan
        }
    }

    /// Sets the publisher of all boxes. This also runs after the first property has been assigned a new wrapper
    /// (`_items = Published(…)`): the other boxes still have the publisher that subscribers use.
    private static func install(in boxes: [AnyPublishedBox]) -> ObservableObjectPublisher {
        var publisher: ObservableObjectPublisher?
        installing.withLock { _ in
            let shared = boxes.lazy.compactMap(\.owner).first ?? ObservableObjectPublisher()
            for box in boxes { box.owner = shared }
            publisher = shared
        }
        return publisher!
    }
}
