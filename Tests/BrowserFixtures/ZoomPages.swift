// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Pages that grow out of their thumbnails: some in sight, one far below, one that goes while its page is shown.
struct ZoomPages: View {
    @Namespace private var photos
    @State private var isKept = true

    private let colors: [Color] = [.red, .orange, .green, .blue, .purple, .pink]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 12) {
                    ForEach(0..<(isKept ? 6 : 5), id: \.self) { thumbnail($0) }
                }
                .padding()
                ForEach(0..<30) { Text("Line \($0)").padding(8) }
                NavigationLink("Far", value: 4)
            }
            .navigationTitle("Photos")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    colors[number].frame(height: 300)
                    Text("A photo in \(number) words")
                    Button("Forget") { isKept = false }
                    Spacer()
                }
                .navigationTitle("Photo \(number)")
                .navigationTransition(.zoom(sourceID: number, in: photos))
            }
        }
    }

    private func thumbnail(_ number: Int) -> some View {
        NavigationLink(value: number) {
            colors[number].frame(height: 90).clipShape(RoundedRectangle(cornerRadius: 14))
        }
        .accessibilityLabel("Thumbnail \(number)")
        .matchedTransitionSource(id: number, in: photos)
    }
}
