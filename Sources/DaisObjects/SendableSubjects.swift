// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

// OpenCombine guards these with locks but predates `Sendable`. Without it a main-actor class in language mode 6 cannot
// declare its own `let objectWillChange = PassthroughSubject<Void, Never>()`: the property would be isolated, and
// `ObservableObject` asks for one that is not.
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}
extension PassthroughSubject: @retroactive @unchecked Sendable where Output: Sendable {}
extension CurrentValueSubject: @retroactive @unchecked Sendable where Output: Sendable {}
