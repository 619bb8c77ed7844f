// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct BottomSheetExample: View {
    @State private var isPresented = false

    var body: some View {
        Example(
            "Bottom Sheet", "As wide as the layer, up to a limit; its own height, and the safe area below it.",
            code: """
                private struct BottomSheet<Content: View>: View {
                    @Environment(\\.presentationHostContainerSize) private var container: CGSize
                    @Environment(\\.presentationHostSafeAreaInsets) private var insets: EdgeInsets
                    @Binding var isPresented: Bool
                    @ViewBuilder let content: () -> Content
                    @State private var isShown = false

                    var body: some View {
                        content()
                            .padding(.bottom, insets.bottom)
                            .frame(width: min(container.width, 560))
                            .background(Color(.tertiarySystemBackground), in: shape)
                            .shadow(color: .black.opacity(0.2), radius: 24)
                            .offset(y: isShown ? 0 : container.height)
                            .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.45))
                    }

                    private var shape: UnevenRoundedRectangle {
                        UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24)
                    }
                }
                """
        ) {
            Button("Share") { isPresented = true }
                .buttonStyle(.borderedProminent)
                .bottomSheet(id: "share", isPresented: $isPresented) { ShareTargets(isPresented: $isPresented) }
        }
    }
}

extension View {
    func bottomSheet<Content: View>(
        id: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var uiModel = PresentationHostUIModel()
        uiModel.alignment = .bottom
        return presentationHost(layerID: "containers", id: id, uiModel: uiModel, isPresented: isPresented) {
            BottomSheet(isPresented: isPresented, content: content)
        }
    }
}

private struct BottomSheet<Content: View>: View {
    @Environment(\.presentationHostContainerSize) private var container: CGSize
    @Environment(\.presentationHostSafeAreaInsets) private var insets: EdgeInsets
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
        content()
            .padding(.bottom, insets.bottom)
            .frame(width: min(container.width, 560))
            .background(Color(.tertiarySystemBackground), in: shape)
            .shadow(color: .black.opacity(0.2), radius: 24)
            .offset(y: isShown ? 0 : container.height)
            .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.45))
    }

    private var shape: UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24)
    }
}

private struct ShareTargets: View {
    @Binding var isPresented: Bool

    private let targets: [(String, String, Color)] = [
        ("Messages", "message.fill", .green), ("Mail", "envelope.fill", .blue), ("Notes", "doc.text", .orange),
        ("Copy", "doc.on.doc", .gray),
    ]

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Text("Share").font(.title3.bold()).accessibilityAddTraits(.isHeader)
                Spacer()
                Button("Done") { isPresented = false }
            }
            HStack(spacing: 0) {
                ForEach(targets, id: \.0) { title, symbol, color in
                    Button {
                        isPresented = false
                    } label: {
                        VStack(spacing: 8) {
                            Image(systemName: symbol)
                                .font(.title2)
                                .foregroundStyle(.white)
                                .frame(width: 56, height: 56)
                                .background(color, in: .rect(cornerRadius: 14))
                            Text(title).font(.caption).foregroundStyle(.primary)
                        }
                        .frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .padding(24)
    }
}
