// SPDX-License-Identifier: Apache-2.0

/// Shows its content in one phase after the other, each change with an animation of its own.
///
/// ```swift
/// PhaseAnimator([1.0, 1.2]) { scale in
///     Image(systemName: "heart.fill").scaleEffect(scale)
/// } animation: { _ in .bouncy(duration: 0.6) }
/// ```
/// The next phase begins when the browser has played the last one. While the view is not shown, or no browser is
/// connected, it rests.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var course = PhaseCourse()

    /// Goes round for as long as it is shown.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Goes round once each time `trigger` changes, and rests in the first phase.
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

    @MainActor public var body: some View {
        let _ = course.follow(phases.count, $index, repeats: trigger == nil) { animation(phases[$0]) }
        content(phases[min(index, phases.count - 1)])
            .onAppear { course.appear() }
            .onDisappear { course.disappear() }
            .onChange(of: trigger) { course.start() }
    }
}

extension View {
    /// Shows the view in one phase after the other, for as long as it is there.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Takes the view through the phases once each time `trigger` changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}

/// A value of any type that can be compared.
nonisolated struct AnyTrigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (a: Self, b: Self) -> Bool { isSame(a.value, b.value) }

    private static func isSame<E: Equatable>(_ a: E, _ b: any Equatable) -> Bool { a == b as? E }
}
