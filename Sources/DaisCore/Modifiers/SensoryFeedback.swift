// SPDX-License-Identifier: Apache-2.0

/// What is felt when something happens.
///
/// Browsers of phones vibrate for a moment, those of Android devices that is: there is no more than long and short, so
/// what differs in strength elsewhere differs in length here. Where nothing can vibrate nothing happens.
public struct SensoryFeedback: Equatable, Sendable {
    /// Milliseconds of vibration, and of pauses in between.
    let pattern: [Int]

    public static let success = SensoryFeedback(pattern: [20])
    public static let warning = SensoryFeedback(pattern: [30, 60, 30])
    public static let error = SensoryFeedback(pattern: [40, 50, 40, 50, 40])
    public static let selection = SensoryFeedback(pattern: [8])
    public static let increase = SensoryFeedback(pattern: [10])
    public static let decrease = SensoryFeedback(pattern: [8])
    public static let start = SensoryFeedback(pattern: [15])
    public static let stop = SensoryFeedback(pattern: [15, 40, 15])
    public static let alignment = SensoryFeedback(pattern: [8])
    public static let levelChange = SensoryFeedback(pattern: [10])
    public static let pathComplete = SensoryFeedback(pattern: [12])
    public static let impact = impact()

    /// Two things that meet.
    ///
    /// - Parameter intensity: from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(length: weight.length, intensity)
    }

    /// Two things that meet.
    ///
    /// - Parameter intensity: from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(length: flexibility.length, intensity)
    }

    /// How heavy the things are.
    public struct Weight: Equatable, Sendable {
        let length: Double
        public static let light = Weight(length: 10)
        public static let medium = Weight(length: 20)
        public static let heavy = Weight(length: 35)
    }

    /// How hard the things are.
    public struct Flexibility: Equatable, Sendable {
        let length: Double
        public static let rigid = Flexibility(length: 10)
        public static let solid = Flexibility(length: 20)
        public static let soft = Flexibility(length: 30)
    }

    private init(pattern: [Int]) { self.pattern = pattern }

    private init(length: Double, _ intensity: Double) {
        self.init(pattern: [Int((length * min(max(intensity, 0), 1)).rounded())])
    }
}

extension View {
    /// Lets something be felt when a value changes.
    ///
    /// ```swift
    /// Button("Like") { isLiked.toggle() }
    ///     .sensoryFeedback(.impact(weight: .light), trigger: isLiked)
    /// ```
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Lets something be felt when a value changes and the condition holds for the old and the new one.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Lets be felt what is returned for the old and the new value; `nil` for nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Lets be felt what is returned when a value changes; `nil` for nothing.
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
        guard new.trigger != old.trigger, node.tree.trial == nil else { return }
        let tree = node.tree
        tree.afterUpdate {
            guard let pattern = new.feedback(old.trigger, new.trigger)?.pattern, pattern.contains(where: { $0 > 0 })
            else { return }
            tree.emit(.document(name: "haptic", value: pattern.map(String.init).joined(separator: " ")))
        }
    }
}
