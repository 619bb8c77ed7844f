// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Two modals of one layer in opposite corners, so that the lower one is seen beside the upper one.
struct ReachedModals: View {
    @State private var isLower = false
    @State private var isUpper = false
    @State private var passesThrough = false
    @State private var presses = 0
    @State private var taps = ""

    var body: some View {
        VStack {
            Text("Presses \(presses)")
            Text("Taps\(taps)")
            Button("Dimming") { open(passesThrough: false) }
            Button("Click-through") { open(passesThrough: true) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHost(id: "lower", uiModel: standing(.topLeading), isPresented: $isLower) {
            CornerModal(isPresented: $isLower, tapped: { taps += " lower" }) {
                Button("Press lower") { presses += 1 }
            }
        }
        .presentationHost(id: "upper", uiModel: standing(.bottomTrailing), isPresented: $isUpper) {
            CornerModal(isPresented: $isUpper, tapped: { taps += " upper" }) { Text("Upper") }
        }
        .presentationHostLayer(uiModel: layer)
    }

    private func open(passesThrough: Bool) {
        self.passesThrough = passesThrough
        isLower = true
        isUpper = true
    }

    private func standing(_ alignment: Alignment) -> PresentationHostUIModel {
        var model = PresentationHostUIModel()
        model.alignment = alignment
        return model
    }

    private var layer: PresentationHostLayerUIModel {
        var model = PresentationHostLayerUIModel()
        if passesThrough { model.dimmingViewTapAction = .passTapsThrough }
        return model
    }
}

private struct CornerModal<Content: View>: View {
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
    @Binding var isPresented: Bool
    let tapped: () -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .frame(width: 160, height: 120)
            .background(Color(.systemBackground))
            .onReceive(mode.dimmingViewTapActionPublisher) {
                tapped()
                isPresented = false
            }
            .onReceive(mode.dismissPublisher) { $0() }
    }
}
