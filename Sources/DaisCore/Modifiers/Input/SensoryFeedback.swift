// SPDX-License-Identifier: Apache-2.0

/// Haptic feedback.
///
/// Android browsers vibrate. They only support durations, so feedback that differs in strength on iOS differs in length
/// here. Nothing happens on other devices.
public struct SensoryFeedback: Equatable, Sendable {
    /// The durations of vibrations and of the pauses between them, in milliseconds.
    let pattern: [Int]

    /// A task succeeded: one vibration of 20 ms.
    public static let success = SensoryFeedback(pattern: [20])
    /// A task produced a warning: two vibrations.
    public static let warning = SensoryFeedback(pattern: [30, 60, 30])
    /// A task failed: three vibrations.
    public static let error = SensoryFeedback(pattern: [40, 50, 40, 50, 40])
    /// A selection changed: 8 ms.
    public static let selection = SensoryFeedback(pattern: [8])
    /// A value rose above a threshold: 10 ms.
    public static let increase = SensoryFeedback(pattern: [10])
    /// A value fell below a threshold: 8 ms.
    public static let decrease = SensoryFeedback(pattern: [8])
    /// An activity started: 15 ms.
    public static let start = SensoryFeedback(pattern: [15])
    /// An activity stopped: two vibrations of 15 ms.
    public static let stop = SensoryFeedback(pattern: [15, 40, 15])
    /// A dragged item was aligned: 8 ms.
    public static let alignment = SensoryFeedback(pattern: [8])
    /// A level of pressure changed: 10 ms.
    public static let levelChange = SensoryFeedback(pattern: [10])
    /// A drawn path was completed: 12 ms.
    public static let pathComplete = SensoryFeedback(pattern: [12])
    /// A collision of medium weight: 20 ms.
    public static let impact = impact()

    /// Returns feedback for a collision.
    ///
    /// - Parameters:
    ///   - weight: The weight of the objects.
    ///   - intensity: The strength from 0 to 1, which scales the duration.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(length: weight.length, intensity)
    }

    /// Returns feedback for a collision.
    ///
    /// - Parameters:
    ///   - flexibility: The flexibility of the objects.
    ///   - intensity: The strength from 0 to 1, which scales the duration.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(length: flexibility.length, intensity)
    }

    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        let length: Double
        /// A light object: 10 ms.
        public static let light = Weight(length: 10)
        /// A medium object: 20 ms.
        public static let medium = Weight(length: 20)
        /// A heavy object: 35 ms.
        public static let heavy = Weight(length: 35)
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        let length: Double
        /// A rigid object: 10 ms.
        public static let rigid = Flexibility(length: 10)
        /// A solid object: 20 ms.
        public static let solid = Flexibility(length: 20)
        /// A soft object: 30 ms.
        public static let soft = Flexibility(length: 30)
    }

    private init(pattern: [Int]) { self.pattern = pattern }

    /// Lets the browser of a tree play the feedback.
    @MainActor func play(in tree: Tree) {
        guard pattern.contains(where: { $0 > 0 }) else { return }
        tree.emit(.document(name: "haptic", value: pattern.map(String.init).joined(separator: " ")))
    }

    private init(length: Double, _ intensity: Double) {
        self.init(pattern: [Int(clamping: (length * intensity.limited(to: 0...1)).rounded(), in: 0...1000)])
    }
}

extension View {
    /// Plays feedback when a value changes.
    ///
    /// ```swift
    /// Button("Like") { isLiked.toggle() }
    ///     .sensoryFeedback(.impact(weight: .light), trigger: isLiked)
    /// ```
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback when a value changes and the condition is true for the old and the new value.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that the closure returns for the old and the new value; `nil` means none.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays the feedback that the closure returns when a value changes; `nil` means none.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}

nonisolated struct FeedbackModifier<Trigger: Equatable>: NodeModifier {
    let trigger: Trigger
    let feedback: (Trigger, Trigger) -> SensoryFeedback?

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {}

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        let new = node.modifier
        guard new.trigger != old.trigger, node.tree.cycle.held == nil else { return }
        let tree = node.tree
        tree.afterUpdate {
            new.feedback(old.trigger, new.trigger)?.play(in: tree)
        }
    }
}
