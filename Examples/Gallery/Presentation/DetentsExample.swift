// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DetentsExample: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.medium

    var body: some View {
        Example(
            "Heights of a sheet",
            "Drag the sheet, or use the arrow keys on its handle. A binding reads and sets the detent.",
            code: """
                Places(detent: $detent)
                    .presentationDetents([.height(160), .medium, .large], selection: $detent)
                """
        ) {
            Button("Show Places") { isShown = true }
                .buttonStyle(.borderedProminent)
                .sheet(isPresented: $isShown) {
                    Places(detent: $detent)
                        .presentationDetents([.height(160), .medium, .large], selection: $detent)
                }
        }
    }
}

private struct Places: View {
    @Binding var detent: PresentationDetent

    var body: some View {
        VStack(spacing: 0) {
            Picker("Height", selection: $detent) {
                Text("Low").tag(PresentationDetent.height(160))
                Text("Half").tag(PresentationDetent.medium)
                Text("Full").tag(PresentationDetent.large)
            }
            .pickerStyle(.segmented)
            .padding(.horizontal, 20)
            .padding(.top, 28)
            .padding(.bottom, 8)
            List(["Harbor", "Old Town", "Market Hall", "Botanical Garden", "Museum", "Lighthouse"], id: \.self) {
                name in
                Label(name, systemImage: "mappin.circle.fill")
            }
        }
    }
}
