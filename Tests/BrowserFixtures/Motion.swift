// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Things that move slowly enough to be watched.
struct Motion: View {
    @State private var isFar = false
    @State private var isLow = false
    @State private var isWide = false
    @State private var isShown = false
    @State private var pulses = false
    @State private var ticks = 0
    @State private var rows = [1, 2, 3]
    @State private var log: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Ball").offset(x: isFar ? 200 : 0)
            Text("Stone").offset(x: isLow ? 200 : 0)
            HStack(spacing: 0) {
                Color.blue.frame(width: isWide ? 240 : 40, height: 20)
                Text("Beside")
            }
            Text("Pulse").opacity(pulses ? 0.2 : 1)
                .animation(.linear(duration: 0.3).repeatForever(), value: pulses)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.self) { Text("Row \($0)") }
            }
            .padding().background(.gray)
            if isShown {
                Button("Panel") { log.append("tapped") }
                    .transition(.asymmetric(insertion: .move(edge: .leading), removal: .offset(x: 100)))
            }
            Text("Log: " + log.joined(separator: " "))
            Text("Ticks \(ticks)")
            buttons
        }
        .padding()
    }

    private var buttons: some View {
        VStack(alignment: .leading) {
            HStack {
                Button("Far") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }
                Button("Spring") { withAnimation(.spring(duration: 0.8)) { isFar.toggle() } }
                Button("Both") {
                    isLow.toggle()
                    withAnimation(.linear(duration: 1)) { isFar.toggle() }
                }
                Button("Wide") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
                Button("At once") { isFar.toggle() }
                Button("Pulsing") { pulses.toggle() }
                Button("Tick") { ticks += 1 }
            }
            HStack {
                Button("Insert") { withAnimation(.linear(duration: 1)) { rows.insert(9, at: 0) } }
                Button("Remove") { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 0) } }
                Button("Reverse") { withAnimation(.linear(duration: 1)) { rows.reverse() } }
                Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                Button("Complete") {
                    withAnimation(.linear(duration: 0.6)) {
                        isFar.toggle()
                    } completion: {
                        log.append("slow")
                    }
                    withAnimation(.linear(duration: 0.3)) {
                        isLow.toggle()
                    } completion: {
                        log.append("fast")
                    }
                    withAnimation {
                        ticks += 0
                    } completion: {
                        log.append("none")
                    }
                }
                Button("Interrupt") {
                    withAnimation(.linear(duration: 0.6), completionCriteria: .removed) {
                        isFar.toggle()
                    } completion: {
                        log.append("removed")
                    }
                    soon(200) { withAnimation(.linear(duration: 0.6)) { isFar.toggle() } }
                }
            }
        }
    }
}
