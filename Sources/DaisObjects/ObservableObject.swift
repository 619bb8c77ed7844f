// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

/// A class whose changes views can observe.
///
/// Views that hold such an object in `@StateObject`, `@ObservedObject` or `@EnvironmentObject` are evaluated again
/// after `objectWillChange` has fired. It fires before every change of an `@Published` property, even to an equal
/// value, and whenever the class sends it:
///
/// ```swift
/// final class Inbox: ObservableObject {
///     @Published var messages: [Message] = []
///     var filter = "" { willSet { objectWillChange.send() } }
/// }
/// ```
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    // OpenCombine 0.14 returns a new publisher for every access if a class has no `@Published` property, so a manual
    // `send()` has no receiver. For a class that has one, it walks a Mirror (1.6 µs).
    /// A publisher that fires before the object changes. It is the same for every access to one object.
    public var objectWillChange: ObservableObjectPublisher {
        WillChange.publisher(of: self)
    }
}
