// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Observation

/// Observes the on-screen keyboard and provides an offset that keeps content visible.
///
/// ```swift
/// @State private var keyboardObserver = KeyboardObserver()
///
/// var body: some View {
///     LoginForm()
///         .offset(y: -keyboardObserver.offset)
///         .animation(keyboardObserver.animation, value: keyboardObserver.offset)
///         .ignoresSafeArea(.keyboard)
/// }
/// ```
/// It follows the keyboard of the session in which it is created. Outside of a session the offset stays 0.
@Observable
@MainActor
public final class KeyboardObserver {
    /// The distance to move up, in points; 0 without a keyboard.
    public private(set) var offset: CGFloat = 0
    /// The animation for the change of the offset; `nil` until a keyboard has been seen.
    public private(set) var animation: Animation?

    @ObservationIgnored private let uiModel: KeyboardObserverUIModel
    @ObservationIgnored private var turn = 0
    /// The distance below the focused field without the offset.
    @ObservationIgnored private var resting: CGFloat = 0

    /// Creates an observer, which follows the keyboard of the current session.
    public init(uiModel: KeyboardObserverUIModel = .init()) {
        self.uiModel = uiModel
        SessionContext.current?.shared(KeyboardCenter.self) { KeyboardCenter() }.add(self)
    }

    func keyboardChanged(_ keyboard: KeyboardCenter.Keyboard) {
        if keyboard.height > 0, keyboard.turn != turn {
            turn = keyboard.turn
            // A field that gets the focus while the keyboard is visible was measured with the offset.
            resting = keyboard.below - offset
        }
        let new = uiModel.keyboardResponsivenessStrategy.offset(height: keyboard.height, below: resting)
        guard new != offset else { return }
        animation = .easeInOut(duration: 0.25)
        offset = new
    }
}

/// Notifies the session's observers of the keyboard.
@MainActor
final class KeyboardCenter {
    struct Keyboard {
        var height: CGFloat = 0
        var below: CGFloat = 0
        var turn = 0
    }
    private struct Reference {
        weak var observer: KeyboardObserver?
    }
    private var observers: [Reference] = []
    private var keyboard = Keyboard()
    private let readers = Dependency()

    /// The keyboard of the current session, for a body that is evaluated again when it changes.
    static var current: Keyboard? {
        guard let scope = SessionContext.current else { return nil }
        let center = scope.shared(KeyboardCenter.self) { KeyboardCenter() }
        center.readers.recordRead()
        return center.keyboard
    }

    func add(_ observer: KeyboardObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(Reference(observer: observer))
        observer.keyboardChanged(keyboard)
    }

    func changed(to keyboard: Keyboard) {
        self.keyboard = keyboard
        readers.changed()
        for reference in observers { reference.observer?.keyboardChanged(keyboard) }
    }
}

extension SessionScope {
    /// Handles a `keyboard` event.
    func keyboardChanged(_ payload: EventPayload) {
        let height = min(payload[0].length ?? 0, 10_000)
        let keyboard = KeyboardCenter.Keyboard(
            height: height, below: payload[1].points ?? 0, turn: payload[2].int ?? 0)
        shared(KeyboardCenter.self) { KeyboardCenter() }.changed(to: keyboard)
    }
}
