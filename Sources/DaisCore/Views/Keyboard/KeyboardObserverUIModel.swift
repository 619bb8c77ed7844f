// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a ``KeyboardObserver`` makes of an on-screen keyboard.
public struct KeyboardObserverUIModel: Equatable, Sendable {
    /// How far to move; ``KeyboardResponsivenessStrategy/default`` unless set.
    public var keyboardResponsivenessStrategy: KeyboardResponsivenessStrategy = .default

    public init() {}

    /// How far something moves up when the keyboard appears. Lengths in points.
    public enum KeyboardResponsivenessStrategy: Equatable, Sendable {
        /// Not at all.
        case none
        /// By a fixed distance.
        case offset(offset: CGFloat)
        /// By the keyboard's height and something more.
        case offsetByKeyboardHeight(additionalOffset: CGFloat)
        /// Just so far that the field with the focus is this distance above the keyboard, and not at all if it is already.
        case offsetByObscuredViewHeight(additionalOffset: CGFloat)

        /// `offsetByObscuredViewHeight` with 20 points.
        public static var `default`: Self { .offsetByObscuredViewHeight(additionalOffset: 20) }
    }
}

extension KeyboardObserverUIModel.KeyboardResponsivenessStrategy {
    /// The way up, in points.
    ///
    /// - Parameters:
    ///   - height: How much of the window the keyboard covers.
    ///   - below: What is under the field with the focus where nothing has moved.
    func offset(height: CGFloat, below: CGFloat) -> CGFloat {
        guard height > 0 else { return 0 }
        return switch self {
        case .none: 0
        case .offset(let offset): offset
        case .offsetByKeyboardHeight(let additional): height + additional
        case .offsetByObscuredViewHeight(let additional): max(0, height + additional - below)
        }
    }

    /// `data-lift`, by which the browser itself does the same; see `Client/keyboard.js`.
    var attribute: String? {
        switch self {
        case .none: nil
        case .offset(let offset): "fixed \(Double(offset).css)"
        case .offsetByKeyboardHeight(let additional): "keyboard \(Double(additional).css)"
        case .offsetByObscuredViewHeight(let additional): "obscured \(Double(additional).css)"
        }
    }
}
