// SPDX-License-Identifier: Apache-2.0

/// A weak reference, for lists of objects that others own.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?
    init(_ object: Object) { self.object = object }
}
