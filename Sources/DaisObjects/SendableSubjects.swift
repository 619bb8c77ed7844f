// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

// OpenCombine protects these types with locks but predates `Sendable`. Without the conformance, a main-actor class in
// language mode 6 cannot declare `let objectWillChange = PassthroughSubject<Void, Never>()`: the property would be
// isolated, and `ObservableObject` requires one that is not.
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}
extension PassthroughSubject: @retroactive @unchecked Sendable where Output: Sendable {}
extension CurrentValueSubject: @retroactive @unchecked Sendable where Output: Sendable {}

// In Apple's module it is sendable, so closures of streams and tasks capture it. Its `cancel()` is called once: the closure
// that it keeps is that of a subscription, which OpenCombine protects.
extension AnyCancellable: @retroactive @unchecked Sendable {}
