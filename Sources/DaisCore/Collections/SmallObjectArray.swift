// SPDX-License-Identifier: Apache-2.0

/// A variant of ``SmallArray`` for objects in one word instead of two, because a generic enum cannot use spare bits of a
/// reference.
struct SmallObjectArray<Object: AnyObject> {
    /// `nil`, the only object, or a ``SmallObjectArrayList``.
    private var storage: AnyObject?

    init() {}

    private var list: SmallObjectArrayList? {
        guard let storage, type(of: storage) == SmallObjectArrayList.self else { return nil }
        return unsafeDowncast(storage, to: SmallObjectArrayList.self)
    }

    var count: Int {
        guard storage != nil else { return 0 }
        return list?.objects.count ?? 1
    }

    subscript(index: Int) -> Object {
        if let list { return unsafeDowncast(list.objects[index], to: Object.self) }
        precondition(index == 0 && storage != nil, "index \(index) of \(count)")
        return unsafeDowncast(storage!, to: Object.self)
    }

    mutating func append(_ object: Object) {
        guard let first = storage else { return storage = object }
        if let list { return list.objects.append(object) }
        storage = SmallObjectArrayList([first, object])
    }

    func forEach(_ body: (Object) -> Void) {
        guard let storage else { return }
        guard let list else { return body(unsafeDowncast(storage, to: Object.self)) }
        for object in list.objects { body(unsafeDowncast(object, to: Object.self)) }
    }
}

private final class SmallObjectArrayList {
    var objects: [AnyObject]
    init(_ objects: [AnyObject]) { self.objects = objects }
}
