// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

/// A class whose changes views can follow.
///
/// Views that hold such an object in `@StateObject`, `@ObservedObject` or `@EnvironmentObject` are evaluated again
/// after `objectWillChange` fired. It fires before every change of an `@Published` property, equal values included,
/// and whenever the class sends it by hand:
///
/// ```swift
/// final class Inbox: ObservableObject {
///     @Published var messages: [Message] = []
///     var filter = "" { willSet { objectWillChange.send() } }
/// }
/// ```
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Fires before the object changes. All accesses to one object give the same publisher.
    // OpenCombine 0.14 returns a new publisher on every access when a class has no `@Published` property, so a manual
    // `send()` reaches nobody, and walks a Mirror (1.6 µs) when it has.
    public var objectWillChange: ObservableObjectPublisher {
        WillChange.publisher(of: self)
    }
}
