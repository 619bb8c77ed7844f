// SPDX-License-Identifier: Apache-2.0

/// Shows its content along tracks of keyframes.
///
/// ```swift
/// Image(systemName: "bell.fill")
///     .keyframeAnimator(initialValue: 0.0, trigger: rings) { bell, angle in
///         bell.rotationEffect(.degrees(angle), anchor: .top)
///     } keyframes: { _ in
///         CubicKeyframe(20, duration: 0.15)
///         CubicKeyframe(-15, duration: 0.2)
///         SpringKeyframe(0, spring: .bouncy)
///     }
/// ```
/// The content is asked 30 times for each second of the tracks what it looks like, once, and the browser plays that:
/// effects, colours, sizes, paths and texts. What else it shows changes at once.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let initial: Value
    private let trigger: AnyTrigger?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var round = 0

    /// Plays while it is shown.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays each time `trigger` changes, from the value it has come to.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.trigger = AnyTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public var body: some View {
        KeyframeStage(
            initial: initial, round: round, repeats: repeats, goesOn: trigger != nil, content: content,
            tracks: { keyframes($0)._tracks }
        )
        .onAppear { if trigger == nil { round += 1 } }
        .onChange(of: trigger) { round += 1 }
    }
}

extension View {
    /// Shows the view along tracks of keyframes, for as long as it is there, or once.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Shows the view along tracks of keyframes, each time `trigger` changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }
}

/// Content at a value, and along a way in each new round.
nonisolated struct KeyframeStage<Value, Content: View>: PrimitiveView {
    let initial: Value
    let round: Int
    let repeats: Bool
    /// Whether the next round begins where the last one ended.
    let goesOn: Bool
    let content: (Value) -> Content
    let tracks: @MainActor (Value) -> [_KeyframeTrack<Value>]

    @MainActor static func _mount(_ view: Self, in context: MountContext) -> Node {
        KeyframeStageNode(view, in: context)
    }

    @MainActor static func _patch(_ node: Node, to view: Self) {
        unsafeDowncast(node, to: KeyframeStageNode<Value, Content>.self).patch(to: view)
    }
}

final class KeyframeStageNode<Value, Content: View>: Node {
    private var view: KeyframeStage<Value, Content>
    private var value: Value
    private var child: Node!

    init(_ view: KeyframeStage<Value, Content>, in context: MountContext) {
        self.view = view
        value = view.initial
        super.init(context)
        child = Content._mount(view.content(value), in: context.below(self))
    }

    func patch(to new: KeyframeStage<Value, Content>) {
        let isNewRound = new.round != view.round
        view = new
        if isNewRound { play() } else { show(value) }
    }

    private func show(_ value: Value) { Content._patch(child, to: view.content(value)) }

    private func play() {
        if !view.goesOn { value = view.initial }
        let timeline = KeyframeTimeline(value, view.tracks(value))
        let seconds = timeline.duration
        guard seconds > 0, tree.trial == nil else { return show(value) }
        var animation = Animation.linear(duration: seconds)
        if view.repeats { animation = animation.repeatForever(autoreverses: false) }
        let outer = tree.carried
        tree.carried = CarriedTransaction(Transaction(animation: animation))
        // 30 in a second; of long ones a moment's detail counts less.
        tree.lead(over: min(max(Int(seconds * 30), 8), 180)) { part in
            show(timeline.value(progress: part))
        } last: {
            value = timeline.value(time: seconds)
            show(value)
        }
        tree.carried = outer
    }

    override func visitChildren(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
