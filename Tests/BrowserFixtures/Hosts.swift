// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Modals of a presentation host: one that slides in, two at a time, a column with a layer of its own, a click-through layer.
struct Hosts: View {
    @State private var card = false
    @State private var second = false
    @State private var quiet = false
    @State private var bare = false
    @State private var noted = false
    @State private var inColumn = false
    @State private var sheet = false
    @State private var inSheet = false
    @State private var presses = 0
    @State private var log = ""

    var body: some View {
        VStack(spacing: 12) {
            Text("Presses \(presses)")
            Text("Log\(log)")
            Button("Press") { presses += 1 }
            Button("Open card") { card = true }
                .slidingCard(id: "card", isPresented: $card, log: $log) {
                    CardContent(title: "First card", isPresented: $card, opens: $second, sheet: $sheet)
                }
                .slidingCard(id: "second", isPresented: $second, log: $log) {
                    CardContent(title: "Second card", isPresented: $second, opens: $noted, sheet: $sheet)
                }
            Button("Open quiet") { quiet = true }
                .slidingCard(layerID: "quiet", id: "quiet", isPresented: $quiet, log: $log) {
                    CardContent(title: "Quiet card", isPresented: $quiet, opens: $noted, sheet: $sheet)
                }
            Button("Open bare") { bare = true }
                .slidingCard(id: "bare", isPresented: $bare, log: $log) { Color.accentColor }
            Button("Note") { noted = true }
                .slidingCard(layerID: "notes", id: "note", isPresented: $noted, log: $log) {
                    CardContent(title: "A note", isPresented: $noted, opens: $inColumn, sheet: $sheet)
                }
            Column(isPresented: $inColumn, log: $log)
            Button("Below") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $sheet) {
            VStack {
                Text("Sheet").accessibilityAddTraits(.isHeader)
                Button("Open in sheet") { inSheet = true }
                    .slidingCard(layerID: "sheet", id: "inSheet", isPresented: $inSheet, log: $log) {
                        CardContent(title: "Card in sheet", isPresented: $inSheet, opens: $noted, sheet: $sheet)
                    }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .presentationHostLayer(id: "sheet")
        }
        .presentationHostLayer()
        .presentationHostLayer(id: "quiet", uiModel: quietModel)
        .presentationHostLayer(id: "notes", uiModel: throughModel)
    }

    private var quietModel: PresentationHostLayerUIModel {
        var model = PresentationHostLayerUIModel()
        model.dimmingViewTapAction = .none
        return model
    }

    private var throughModel: PresentationHostLayerUIModel {
        var model = PresentationHostLayerUIModel()
        model.dimmingViewColor = .clear
        model.dimmingViewTapAction = .passTapsThrough
        return model
    }
}

private struct Column: View {
    @Binding var isPresented: Bool
    @Binding var log: String

    var body: some View {
        ZStack {
            Color(.secondarySystemBackground)
            Button("Open in column") { isPresented = true }
                .slidingCard(id: "column", isPresented: $isPresented, log: $log) {
                    VStack {
                        Text("Column card").frame(width: 500)
                        Button("Close column") { isPresented = false }
                    }
                }
        }
        .frame(width: 300, height: 200)
        .presentationHostLayer()
    }
}

private struct CardContent: View {
    let title: String
    @Binding var isPresented: Bool
    @Binding var opens: Bool
    @Binding var sheet: Bool
    @Environment(\.presentationHostContainerSize) private var size: CGSize

    var body: some View {
        VStack(spacing: 8) {
            Text(title).font(.title3.bold()).accessibilityAddTraits(.isHeader)
            Text("\(Int(size.width)) by \(Int(size.height))")
            Button("Close") { isPresented = false }
            Button("More") { opens = true }
            Button("Sheet") { sheet = true }
        }
        .padding()
    }
}

extension View {
    fileprivate func slidingCard<Content: View>(
        layerID: String? = nil, id: String, isPresented: Binding<Bool>, log: Binding<String>,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentationHost(
            layerID: layerID, id: id, isPresented: isPresented,
            onPresent: { log.wrappedValue += " +\(id)" }, onDismiss: { log.wrappedValue += " -\(id)" },
            content: { SlidingCard(isPresented: isPresented, content: content) })
    }
}

private struct SlidingCard<Content: View>: View {
    @Environment(\.presentationHostContainerSize) private var containerSize: CGSize
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
        ZStack {
            Color(.systemBackground)
            content()
        }
        .frame(width: 260, height: 260)
        .shadow(color: .black.opacity(0.15), radius: 10)
        .offset(y: isShown ? 0 : (containerSize.height + 260) / 2)
        .onReceive(mode.presentPublisher) { withAnimation(.easeInOut(duration: 0.3)) { isShown = true } }
        .onReceive(mode.dismissPublisher) { completion in
            withAnimation(.easeInOut(duration: 0.3), { isShown = false }, completion: completion)
        }
        .onReceive(mode.dimmingViewTapActionPublisher) { isPresented = false }
    }
}
