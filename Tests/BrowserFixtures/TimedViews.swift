// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A sheet without motion, a clear view, and views that change by themselves.
struct TimedViews: View {
    @Namespace private var shared
    @State private var isShown = false
    @State private var isZoomed = false
    @State private var isClear = false
    @State private var presses = 0
    @State private var rounds = 0
    @State private var log: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Button("Open still") { still { isShown = true } }
                Button("Open") { isShown = true }
                Button("Fade") { withAnimation(.linear(duration: 0.6)) { isClear.toggle() } }
                Button("Round") { rounds += 1 }
                Button("Zoom") { isZoomed = true }
                    .matchedTransitionSource(id: "zoom", in: shared)
                    .sheet(isPresented: $isZoomed) {
                        Text("Zoomed").navigationTransition(.zoom(sourceID: "zoom", in: shared))
                    }
            }
            Button("Pressed \(presses)") { presses += 1 }.opacity(isClear ? 0 : 1)
            Text("Log: " + log.joined(separator: " "))
            PhaseAnimator([0.0, 120], trigger: rounds) { x in
                Text("Walker").offset(x: x)
            } animation: { _ in
                .linear(duration: 0.5)
            }
            Text("Beat").phaseAnimator([1.0, 0.2]) { view, opacity in
                view.opacity(opacity)
            } animation: { _ in
                .linear(duration: 0.3)
            }
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                Text("Second \(Int(context.date.timeIntervalSinceReferenceDate) % 1000)")
            }
        }
        .padding()
        .sheet(isPresented: $isShown, onDismiss: { log.append("dismissed") }) {
            VStack {
                Text("Inside")
                Button("Close still") { still { isShown = false } }
            }
        }
    }

    private func still(_ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }
}
