// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Gestures: View {
    @State private var offset = CGSize.zero
    @State private var isHovered = false
    @GestureState private var drag = CGSize.zero

    var body: some View {
        Text("drag me")
            .offset(offset)
            .gesture(
                DragGesture(minimumDistance: 4, coordinateSpace: .local)
                    .updating($drag) { value, state, _ in state = value.translation }
                    .onChanged { value in offset = value.translation }
                    .onEnded { value in
                        offset = value.predictedEndTranslation.height > 100 ? value.translation : .zero
                    }
            )
            .gesture(dragGesture)
            .gesture(TapGesture().onEnded { offset = .zero })
            .onTapGesture { offset = .zero }
            .onTapGesture(count: 2) { offset = .zero }
            .onTapGesture(perform: reset)
            .onLongPressGesture { reset() }
            .onLongPressGesture(minimumDuration: 1) { reset() }
            .onHover { isHovered = $0 }
            .simultaneousGesture(TapGesture().onEnded { reset() })
            .highPriorityGesture(LongPressGesture().onEnded { _ in reset() })
            .allowsHitTesting(!isHovered)
            .contentShape(Rectangle())
            .contentShape(.rect)
    }

    private var dragGesture: some Gesture {
        DragGesture()
            .onChanged { offset = CGSize(width: $0.location.x - $0.startLocation.x, height: 0) }
            .onEnded { _ in reset() }
    }

    private func reset() { offset = .zero }
}

// Every way to make, combine and attach gestures.

struct Flick: Gesture {
    let action: () -> Void
    var body: some Gesture<DragGesture.Value> {
        DragGesture().onEnded { if $0.predictedEndTranslation.width > 200 { action() } }
    }
}

struct GestureAlgebra: View {
    enum DragState {
        case inactive, pressing
        case dragging(translation: CGSize)
        var translation: CGSize {
            if case .dragging(let translation) = self { return translation }
            return .zero
        }
    }
    @GestureState private var dragState = DragState.inactive
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var scale: CGFloat = 1
    @GestureState private var isDetecting = false
    @GestureState private var location: CGPoint?
    @GestureState(
        initialValue: .zero, reset: { value, transaction in transaction.animation = value == .zero ? nil : .smooth })
    private var angle: Angle
    @State private var place = CGPoint.zero
    @State private var isEnabled = true

    private var longPressDrag: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, transaction in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
                default: state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                place.x += drag.translation.width
            }
    }

    private var magnifyAndRotate: some Gesture {
        MagnifyGesture()
            .updating($scale) { value, state, _ in state = value.magnification }
            .simultaneously(
                with: RotateGesture(minimumAngleDelta: .degrees(2)).updating($angle) { value, state, _ in
                    state = value.rotation
                }
            )
            .onEnded { value in
                if let anchor = value.first?.startAnchor, anchor == .center { place = .zero }
                _ = value.second?.velocity
            }
    }

    var body: some View {
        VStack {
            Circle()
                .scaleEffect(scale)
                .rotationEffect(angle)
                .offset(dragState.translation)
                .gesture(longPressDrag)
                .gesture(magnifyAndRotate, including: isEnabled ? .all : .subviews)
                .gesture(isEnabled ? Flick {} : nil)
                .gesture(TapGesture(), isEnabled: isEnabled)
            Text("a")
                .gesture(MagnificationGesture().onChanged { place.x = $0 })
                .gesture(RotationGesture().onChanged { place.x = $0.degrees }.onEnded { _ in })
                .gesture(
                    TapGesture(count: 2).onEnded { place = .zero }
                        .exclusively(before: TapGesture().onEnded { place.x += 1 })
                )
                .gesture(SpatialTapGesture(coordinateSpace: .named("board")).onEnded { place = $0.location })
                .gesture(
                    LongPressGesture(minimumDuration: 1, maximumDistance: 20)
                        .updating($isDetecting) { current, state, transaction in
                            state = current
                            transaction.animation = .easeIn(duration: 2)
                        }
                        .onEnded { finished in isEnabled = !finished }
                )
                .simultaneousGesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .updating($location) { value, state, _ in state = value.location }
                        .map { $0.translation }
                        .onChanged { place.x = $0.width }
                )
                .highPriorityGesture(SimultaneousGesture(TapGesture(), LongPressGesture()).onEnded { _ in })
                .gesture(AnyGesture(DragGesture().map { _ in () }))
                .onTapGesture { (point: CGPoint) in place = point }
                .onTapGesture(count: 2, coordinateSpace: .global) { place = $0 }
                .onTapGesture(coordinateSpace: .named("board")) { place = $0 }
                .onLongPressGesture(minimumDuration: 2) {
                } onPressingChanged: {
                    isEnabled = $0
                }
                .onLongPressGesture(minimumDuration: 2, pressing: { isEnabled = $0 }, perform: {})
                .onLongPressGesture(perform: {})
            Text("b")
                .gesture(DragGesture().modifiers([.shift, .command]).onEnded { _ in })
                .gesture(TapGesture(count: 2), name: "twice")
                .simultaneousGesture(TapGesture(), name: "beside", isEnabled: isEnabled)
                .highPriorityGesture(TapGesture(), name: "first")
                .highPriorityGesture(TapGesture(), isEnabled: isEnabled)
                .onTapGesture(count: 2) {}
                .onTapGesture(count: 1) {}
                .onLongPressGesture(minimumDuration: 1, maximumDistance: 30) {
                } onPressingChanged: { _ in
                }
                .onContinuousHover(coordinateSpace: .named("board")) { _ in }
                .onContinuousHover(coordinateSpace: .local) { _ in }
                .defersSystemGestures(on: .all)
                .onGeometryChange(for: CGRect.self) { proxy in
                    proxy.bounds(of: .named("board")) ?? proxy.frame(in: .named("board"))
                } action: { new in
                    place = new.origin
                }
        }
        .coordinateSpace(.named("board"))
        .coordinateSpace(name: "old board")
        .onContinuousHover { phase in
            switch phase {
            case .active(let location): place = location
            case .ended: break
            }
        }
        .onContinuousHover(coordinateSpace: .global) { _ in }
        .focusable()
        .onKeyPress(.space) { .handled }
        .onKeyPress(.space, phases: .up) { _ in .ignored }
        .onKeyPress(keys: [.upArrow, "k"]) { press in press.modifiers.contains(.shift) ? .handled : .ignored }
        .onKeyPress(characters: .alphanumerics) { $0.characters == "a" ? .handled : .ignored }
        .onKeyPress(characters: .decimalDigits, phases: .down) { _ in .handled }
        .onKeyPress { press in press.key == .escape ? .handled : .ignored }
        .onKeyPress(phases: .all) { $0.phase == .up ? .handled : .ignored }
    }
}
