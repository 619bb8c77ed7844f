// SPDX-License-Identifier: Apache-2.0

/// A view that shows its content in successive phases and animates each change.
///
/// ```swift
/// PhaseAnimator([1.0, 1.2]) { scale in
///     Image(systemName: "heart.fill").scaleEffect(scale)
/// } animation: { _ in .bouncy(duration: 0.6) }
/// ```
/// Each phase begins when the browser has played the previous one. The animator pauses while the view is not visible or
/// no browser is connected.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var sequence = PhaseAnimatorSequence()

    /// Creates an animator that cycles through the phases while it is visible.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Creates an animator that cycles through the phases once for each change of `trigger`, and rests in the first
    /// one.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), AnyTrigger(trigger), content, animation)
    }

    private init(
        _ phases: [Phase], _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        precondition(!phases.isEmpty, "A PhaseAnimator needs at least one phase")
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// The content in the current phase.
    @MainActor public var body: some View {
        // A closure with the view itself would be a cycle, because the view holds the sequence.
        let _ = sequence.follow(phases.count, $index, repeats: trigger == nil) { [phases, animation] in
            animation(phases[$0])
        }
        content(phases[min(index, phases.count - 1)])
            .onAppear { sequence.appear() }
            .onDisappear { sequence.disappear() }
            .onChange(of: trigger) { sequence.start() }
    }
}

extension View {
    /// Cycles through phases of the view while it is visible.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Cycles through phases of the view once for each change of `trigger`.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}

/// A type-erased value that can be compared.
nonisolated struct AnyTrigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (a: Self, b: Self) -> Bool { isSame(a.value, b.value) }

    private static func isSame<E: Equatable>(_ a: E, _ b: any Equatable) -> Bool { a == b as? E }
}
