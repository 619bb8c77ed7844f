// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views that follow a finger, in each way that an app can write it.
struct Followed: View {
    @State private var log: [String] = []
    @GestureState private var drag = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring(response: 0.6, dampingFraction: 0.7)))
    private var thrown = CGSize.zero
    @GestureState private var pull = CGSize.zero
    @GestureState private var turn = CGSize.zero
    @GestureState private var grown = CGSize.zero
    @GestureState private var faded = CGSize.zero
    @GestureState private var scale = 1.0
    @GestureState private var angle = Angle.zero
    @State private var place = CGFloat(0)
    @State private var sprung = CGFloat(0)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 40) {
                Pad(name: "straight").offset(drag).gesture(following($drag))
                Pad(name: "thrown").offset(thrown).gesture(following($thrown))
                Pad(name: "kept").offset(x: place + pull.width).gesture(
                    following($pull).onEnded { place += $0.translation.width })
                Pad(name: "sprung").offset(x: sprung).animation(
                    .spring(response: 0.3, dampingFraction: 1), value: sprung
                )
                .gesture(
                    DragGesture(coordinateSpace: .global)
                        .onChanged { sprung = $0.translation.width }
                        .onEnded { _ in sprung = 0 })
            }
            HStack(spacing: 40) {
                Pad(name: "turns").rotationEffect(.degrees(turn.width)).gesture(following($turn))
                Pad(name: "grows").scaleEffect(1 + grown.width / 100).gesture(following($grown))
                Pad(name: "fades").opacity(1 - abs(faded.width) / 200).gesture(following($faded))
                Pad(name: "pinched").scaleEffect(scale).rotationEffect(angle).gesture(
                    MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }
                        .simultaneously(
                            with: RotateGesture().updating($angle) { value, state, _ in state = value.rotation }))
                Pad(name: "keyed").gesture(
                    DragGesture().onEnded { log.append("shift \(Int($0.translation.width))") }.modifiers(.shift))
            }
            ScrolledBeside { log.append($0) }
            Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }

    private func following(_ state: GestureState<CGSize>) -> GestureStateGesture<DragGesture, CGSize> {
        DragGesture(coordinateSpace: .global).updating(state) { value, state, _ in state = value.translation }
    }
}

/// A drag beside a scroll view's own, and who asks where the content is.
struct ScrolledBeside: View {
    let note: (String) -> Void
    @GestureState private var pull = CGFloat(0)
    @State private var top = 0

    var body: some View {
        HStack {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Text("Row \($0)").frame(width: 200, height: 40) }
                }
                .background {
                    GeometryReader { proxy in
                        Text("in list \(Int(proxy.frame(in: .named("list")).minY))").hidden()
                        Text("list is \(Int(proxy.bounds(of: .named("list"))?.height ?? -1)) high").hidden()
                    }
                }
                .onGeometryChange(for: Int.self) {
                    Int($0.frame(in: .named("list")).minY)
                } action: {
                    top = $0
                }
                .simultaneousGesture(
                    DragGesture(coordinateSpace: .global)
                        .updating($pull) { value, state, _ in state = value.translation.height }
                        .onEnded { note("beside \(Int($0.translation.height))") })
            }
            .frame(width: 220, height: 160)
            .coordinateSpace(.named("list"))
            Text("top \(top) pull \(Int(pull))")
        }
    }
}
