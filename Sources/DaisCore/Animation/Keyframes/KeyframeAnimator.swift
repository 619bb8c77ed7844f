// SPDX-License-Identifier: Apache-2.0

/// A view that animates its content along tracks of keyframes.
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
/// The content is evaluated once for 30 points per second, and the browser plays the differences: effects, colors,
/// sizes, paths and texts. Other differences change at once.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let initial: Value
    private let trigger: AnyTrigger?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var round = 0

    /// Creates an animator that plays while it is visible, once or repeatedly.
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

    /// Creates an animator that plays for each change of `trigger`, starting from its last value.
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

    /// The content along the keyframes.
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
    /// Animates the view along tracks of keyframes while it is visible, once or repeatedly.
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

    /// Animates the view along tracks of keyframes for each change of `trigger`.
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

/// Shows content for a value, and animates it along the keyframes in each round.
nonisolated struct KeyframeStage<Value, Content: View>: PrimitiveView {
    let initial: Value
    let round: Int
    let repeats: Bool
    /// Indicates whether the next round begins with the last value of the previous one.
    let goesOn: Bool
    let content: (Value) -> Content
    let tracks: @MainActor (Value) -> [_KeyframeTrack<Value>]

    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node {
        KeyframeStageNode(view, in: context)
    }

    @MainActor static func _patch(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: KeyframeStageNode<Value, Content>.self).patch(to: view)
    }
}

final class KeyframeStageNode<Value, Content: View>: _Node {
    private var view: KeyframeStage<Value, Content>
    private var value: Value
    private var child: _Node!

    init(_ view: KeyframeStage<Value, Content>, in context: _MountContext) {
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
        let shown = value
        if !view.goesOn { value = view.initial }
        let timeline = KeyframeTimeline(value, view.tracks(value))
        let seconds = timeline.duration
        guard seconds > 0 else { return show(value) }
        var animation = Animation.linear(duration: seconds)
        if view.repeats { animation = animation.repeatForever(autoreverses: false) }
        let outer = tree.carried
        tree.carried = CarriedTransaction(Transaction(animation: animation))
        // 30 samples per second; long animations need fewer details.
        tree.lead(over: Int(clamping: seconds * 30, in: 8...180)) { part in
            show(timeline.value(progress: part))
        } putBack: {
            show(shown)
        } last: {
            value = timeline.value(time: seconds)
            show(value)
        }
        tree.carried = outer
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}
