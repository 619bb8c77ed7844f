// SPDX-License-Identifier: Apache-2.0

/// An object that plays haptic feedback, under the name of code for the iPhone.
///
/// See ``UIImpactFeedbackGenerator``, ``UINotificationFeedbackGenerator`` and ``UISelectionFeedbackGenerator``. The
/// feedback is that of ``SensoryFeedback``: Android phones vibrate, and other devices do nothing. It is played by the
/// session whose action or task asks for it. In no session nothing is played, and Dais writes a warning. New code uses
/// the modifier `sensoryFeedback`.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
    fileprivate init() {}

    /// Does nothing, because a browser needs no preparation.
    public final func prepare() {}

    fileprivate final func play(_ feedback: SensoryFeedback) {
        let session = SessionContext.expected(
            by: "Feedback was requested", otherwise: "no browser plays it",
            remedy: "Request it in an action or a task, instead of a closure that a DispatchQueue runs.")
        guard let tree = session?.tree else { return }
        tree.mailbox.perform { [weak tree] in if let tree { feedback.play(in: tree) } }
    }
}

/// An object that plays the feedback of a collision.
///
/// ```swift
/// struct LikeButton: View {
///     private let feedback = UIImpactFeedbackGenerator(style: .medium)
///
///     var body: some View {
///         Button("Like") { feedback.impactOccurred() }
///     }
/// }
/// ```
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight or the stiffness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Light objects.
        case light
        /// Objects of medium weight.
        case medium
        /// Heavy objects.
        case heavy
        /// Soft objects.
        case soft
        /// Rigid objects.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator for a style.
    public init(style: FeedbackStyle = .medium) {
        self.style = style
        super.init()
    }

    /// Plays the feedback.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the feedback.
    ///
    /// - Parameter intensity: The strength from 0 to 1, which scales the duration.
    public func impactOccurred(intensity: Double) {
        switch style {
        case .light: play(.impact(weight: .light, intensity: intensity))
        case .medium: play(.impact(weight: .medium, intensity: intensity))
        case .heavy: play(.impact(weight: .heavy, intensity: intensity))
        case .soft: play(.impact(flexibility: .soft, intensity: intensity))
        case .rigid: play(.impact(flexibility: .rigid, intensity: intensity))
        }
    }
}

/// An object that plays the feedback of a task that ended.
///
/// ```swift
/// struct SaveButton: View {
///     var body: some View {
///         Button("Save") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
///     }
/// }
/// ```
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The ends of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success
        /// The task produced a warning.
        case warning
        /// The task failed.
        case error
    }

    /// Creates a generator.
    public override init() { super.init() }

    /// Plays the feedback.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// An object that plays the feedback of a selection that changed.
///
/// ```swift
/// struct Sizes: View {
///     @State private var size = 1
///
///     var body: some View {
///         Button("Larger") {
///             size += 1
///             UISelectionFeedbackGenerator().selectionChanged()
///         }
///     }
/// }
/// ```
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() { super.init() }

    /// Plays the feedback.
    public func selectionChanged() { play(.selection) }
}
