// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Observation

/// Says how far to move up for an on-screen keyboard.
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
/// It hears of the keyboard of the browser whose session it was made in; made elsewhere it stays at 0.
@Observable
@MainActor
public final class KeyboardObserver {
    /// Points upwards; 0 without a keyboard.
    public private(set) var offset: CGFloat = 0
    /// How to get there; `nil` until a keyboard has been seen.
    public private(set) var animation: Animation?

    @ObservationIgnored private let uiModel: KeyboardObserverUIModel
    @ObservationIgnored private var turn = 0
    /// What is under the field where it would be without us.
    @ObservationIgnored private var resting: CGFloat = 0

    public init(uiModel: KeyboardObserverUIModel = .init()) {
        self.uiModel = uiModel
        SessionContext.current?.shared(KeyboardDesk.self) { KeyboardDesk() }.add(self)
    }

    func keyboardChanged(_ keyboard: KeyboardDesk.Keyboard) {
        if keyboard.height > 0, keyboard.turn != turn {
            turn = keyboard.turn
            // A field reached while the keyboard was up was measured where we had already moved it.
            resting = keyboard.below - offset
        }
        let new = uiModel.keyboardResponsivenessStrategy.offset(height: keyboard.height, below: resting)
        guard new != offset else { return }
        animation = .easeInOut(duration: 0.25)
        offset = new
    }
}

/// Tells the session's observers of the keyboard.
@MainActor
final class KeyboardDesk {
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

    func add(_ observer: KeyboardObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(Reference(observer: observer))
        observer.keyboardChanged(keyboard)
    }

    func changed(to keyboard: Keyboard) {
        self.keyboard = keyboard
        for reference in observers { reference.observer?.keyboardChanged(keyboard) }
    }
}

extension SessionScope {
    /// A `keyboard` event.
    func keyboardChanged(_ payload: EventPayload) {
        let height = min(max(payload[0].points ?? 0, 0), 10_000)
        let keyboard = KeyboardDesk.Keyboard(
            height: height, below: payload[1].points ?? 0, turn: payload[2].int ?? 0)
        shared(KeyboardDesk.self) { KeyboardDesk() }.changed(to: keyboard)
    }
}
