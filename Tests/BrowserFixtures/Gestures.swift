// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// One pad per gesture, and a log of what the server heard.
struct Gestures: View {
    @State private var log: [String] = []
    @State private var isOff = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                Pad(name: "taps").onTapGesture(count: 2) { note("double") }.onTapGesture { note("single") }
                Pad(name: "place").onTapGesture { note("at \(Int($0.x)) \(Int($0.y))") }
                Pad(name: "press").onLongPressGesture(minimumDuration: 0.4) {
                    note("long")
                } onPressingChanged: {
                    note("pressing \($0)")
                }
                Pad(name: "either")
                    .onTapGesture { note("tap") }
                    .onLongPressGesture(minimumDuration: 0.4) { note("held") }
                Pad(name: "sequence").gesture(
                    LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
                        .onEnded {
                            if case .second(true, let drag?) = $0 { note("moved \(Int(drag.translation.width))") }
                        })
            }
            HStack(spacing: 8) {
                ZStack {
                    Pad(name: "parent")
                    Button("Inside") { note("button") }
                }
                .gesture(
                    DragGesture().onEnded { note("drag \(Int($0.translation.width)) \(Int($0.translation.height))") })
                ZStack {
                    Pad(name: "outer")
                    Button("First") { note("never") }
                }
                .highPriorityGesture(TapGesture().onEnded { note("high") })
                ZStack {
                    Pad(name: "beside")
                    Button("Both") { note("own") }
                }
                .simultaneousGesture(TapGesture().onEnded { note("too") })
                Pad(name: "off").onTapGesture { note("off") }.disabled(isOff)
                Pad(name: "named").gesture(
                    DragGesture(coordinateSpace: .named("board")).onEnded { note("board \(Int($0.startLocation.x))") })
            }
            .padding(.leading, 40)
            .coordinateSpace(.named("board"))
            Following(note: note)
            HStack(spacing: 8) {
                Pad(name: "hover")
                    .onContinuousHover { phase in
                        if case .active(let place) = phase { note("over \(Int(place.x))") } else { note("away") }
                    }
                Pad(name: "pinch").gesture(
                    MagnifyGesture().onEnded { note("magnified \($0.magnification > 1 ? "more" : "less")") })
                Pad(name: "keys")
                    .focusable()
                    .onKeyPress(.downArrow) {
                        note("down")
                        return .handled
                    }
                    .onKeyPress { press in
                        note("typed \(press.characters)")
                        return .handled
                    }
                Button("Disable") { isOff = true }
                Button("Clear") { log = [] }
            }
            Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }

    private func note(_ line: String) { log.append(line) }
}

struct Pad: View {
    let name: String

    var body: some View {
        Text(name).frame(width: 96, height: 72).background(.gray.opacity(0.3)).accessibilityIdentifier(name)
    }
}

/// Views that move with a finger: by a gesture state, which returns, and by a state, which stays.
struct Following: View {
    let note: (String) -> Void
    @GestureState private var drag = CGSize.zero
    @State private var place = CGFloat(0)
    @State private var clipped = CGFloat(0)
    @State private var changes = 0

    var body: some View {
        HStack(spacing: 8) {
            Pad(name: "state").offset(drag).gesture(
                DragGesture(coordinateSpace: .global).updating($drag) { value, state, _ in state = value.translation })
            Pad(name: "free").offset(x: place).gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged {
                        place = $0.translation.width
                        changes += 1
                    }
                    .onEnded {
                        place = $0.translation.width
                        note("ended \(Int(place)) after \(changes > 0 ? "changes" : "none")")
                    })
            Pad(name: "clip").offset(y: clipped).gesture(
                DragGesture(coordinateSpace: .global)
                    .onChanged { clipped = min(20, $0.translation.height) }
                    .onEnded { _ in clipped = 0 })
            Text("drag \(Int(drag.width)) changes \(changes)")
        }
    }
}
