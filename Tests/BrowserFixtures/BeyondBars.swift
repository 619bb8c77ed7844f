// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Pages whose content ignores the safe area, in tabs.
struct BeyondBars: View {
    @State private var hidesBar = false

    var body: some View {
        TabView {
            NavigationStack {
                ZStack {
                    Color.green.opacity(0.3).ignoresSafeArea().accessibilityIdentifier("all")
                    VStack {
                        Text("Between the bars").accessibilityIdentifier("content")
                        Toggle("Hides the bar", isOn: $hidesBar)
                        NavigationLink("Picture") { TopPicture() }
                    }
                }
                .navigationTitle("Large title")
                .toolbar(hidesBar ? .hidden : .visible, for: .navigationBar)
                .toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                }
            }
            .tabItem { Label("Page", systemImage: "house") }
            Color.blue.opacity(0.3).ignoresSafeArea().accessibilityIdentifier("panel")
                .tabItem { Label("Plain", systemImage: "star") }
        }
    }
}

/// A picture below the bar, a color that is not at an edge, and one in a scroll view.
private struct TopPicture: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.orange.ignoresSafeArea(edges: .top).accessibilityIdentifier("top")
            Color.gray.frame(height: 100).ignoresSafeArea().accessibilityIdentifier("middle")
            ScrollView { Color.red.frame(height: 50).ignoresSafeArea().accessibilityIdentifier("scrolled") }
                .frame(height: 100)
                .accessibilityIdentifier("scroll")
        }
        .navigationTitle("Picture")
        .navigationBarTitleDisplayMode(.inline)
    }
}
