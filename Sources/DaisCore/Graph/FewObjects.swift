// SPDX-License-Identifier: Apache-2.0

/// As ``Few``, for objects, in one word instead of two: a generic enum cannot use the spare bits of a reference.
struct FewObjects<Object: AnyObject> {
    /// Nothing, the one object, or a ``FewObjectsList``.
    private var storage: AnyObject?

    init() {}

    private var list: FewObjectsList? {
        guard let storage, type(of: storage) == FewObjectsList.self else { return nil }
        return unsafeDowncast(storage, to: FewObjectsList.self)
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
        storage = FewObjectsList([first, object])
    }

    func forEach(_ body: (Object) -> Void) {
        guard let storage else { return }
        guard let list else { return body(unsafeDowncast(storage, to: Object.self)) }
        for object in list.objects { body(unsafeDowncast(object, to: Object.self)) }
    }
}

private final class FewObjectsList {
    var objects: [AnyObject]
    init(_ objects: [AnyObject]) { self.objects = objects }
}
