// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The configuration of a ``KeyboardObserver``.
///
/// ```swift
/// var uiModel = KeyboardObserverUIModel()
/// uiModel.keyboardResponsivenessStrategy = .offsetByKeyboardHeight(additionalOffset: 8)
/// ```
public struct KeyboardObserverUIModel: Equatable, Sendable {
    /// The strategy; ``KeyboardResponsivenessStrategy/default`` unless set.
    public var keyboardResponsivenessStrategy: KeyboardResponsivenessStrategy = .default

    /// Creates a configuration with the default strategy.
    public init() {}

    /// The distance that content moves up when the keyboard appears. Lengths are in points.
    public enum KeyboardResponsivenessStrategy: Equatable, Sendable {
        /// The content does not move.
        case none
        /// The content moves by a fixed distance.
        case offset(offset: CGFloat)
        /// The content moves by the keyboard's height and an additional distance.
        case offsetByKeyboardHeight(additionalOffset: CGFloat)
        /// The content moves so far that the focused field is this distance above the keyboard, and not at all if it
        /// already is.
        case offsetByObscuredViewHeight(additionalOffset: CGFloat)

        /// The strategy `offsetByObscuredViewHeight` with 20 points.
        public static var `default`: Self { .offsetByObscuredViewHeight(additionalOffset: 20) }
    }
}

extension KeyboardObserverUIModel.KeyboardResponsivenessStrategy {
    /// Returns the distance to move up, in points.
    ///
    /// - Parameters:
    ///   - height: The height of the keyboard's overlap with the window.
    ///   - below: The distance below the focused field without an offset.
    func offset(height: CGFloat, below: CGFloat) -> CGFloat {
        guard height > 0 else { return 0 }
        return switch self {
        case .none: 0
        case .offset(let offset): offset
        case .offsetByKeyboardHeight(let additional): height + additional
        case .offsetByObscuredViewHeight(let additional): max(0, height + additional - below)
        }
    }

    /// The value of `data-lift`, with which the browser does the same without the server; see `Client/start/keyboard.js`.
    var attribute: String? {
        switch self {
        case .none: nil
        case .offset(let offset): "fixed \(Double(offset).css)"
        case .offsetByKeyboardHeight(let additional): "keyboard \(Double(additional).css)"
        case .offsetByObscuredViewHeight(let additional): "obscured \(Double(additional).css)"
        }
    }
}
