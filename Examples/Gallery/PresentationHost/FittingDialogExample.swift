// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FittingDialogExample: View {
    @State private var isPresented = false

    var body: some View {
        Example(
            "Dialog That Fits", "As large as its content, and it grows with it.",
            code: """
                private struct FittingDialog<Content: View>: View {
                    @Environment(\\.presentationHostContainerSize) private var container: CGSize
                    @Binding var isPresented: Bool
                    @ViewBuilder let content: () -> Content
                    @State private var isShown = false

                    var body: some View {
                        content()
                            .padding(20)
                            .frame(maxWidth: container.width - 32)
                            .fixedSize(horizontal: true, vertical: false)
                            .background(Color(.tertiarySystemBackground), in: .rect(cornerRadius: 20))
                            .shadow(color: .black.opacity(0.2), radius: 24)
                            .offset(y: isShown ? 0 : 24)
                            .opacity(isShown ? 1 : 0)
                            .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.35))
                    }
                }
                """
        ) {
            Button("Invite Guests") { isPresented = true }
                .buttonStyle(.borderedProminent)
                .fittingDialog(id: "guests", isPresented: $isPresented) { Guests(isPresented: $isPresented) }
        }
    }
}

extension View {
    func fittingDialog<Content: View>(
        id: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentationHost(layerID: "containers", id: id, isPresented: isPresented) {
            FittingDialog(isPresented: isPresented, content: content)
        }
    }
}

private struct FittingDialog<Content: View>: View {
    @Environment(\.presentationHostContainerSize) private var container: CGSize
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
        content()
            .padding(20)
            .frame(maxWidth: container.width - 32)
            .fixedSize(horizontal: true, vertical: false)
            .background(Color(.tertiarySystemBackground), in: .rect(cornerRadius: 20))
            .shadow(color: .black.opacity(0.2), radius: 24)
            .offset(y: isShown ? 0 : 24)
            .opacity(isShown ? 1 : 0)
            .comesAndGoes($isShown, isPresented: $isPresented, .spring(duration: 0.35))
    }
}

private struct Guests: View {
    @Binding var isPresented: Bool
    @State private var count = 2

    private let names = ["Ada", "Grace", "Edsger", "Barbara", "Margaret Hamilton", "Alan"]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Guests").font(.title3.bold()).accessibilityAddTraits(.isHeader)
            ForEach(names.prefix(count), id: \.self) { name in
                Label(name, systemImage: "person.crop.circle")
            }
            AdaptiveRow {
                Button("Add") { count += 1 }.disabled(count == names.count)
                Button("Done") { isPresented = false }.buttonStyle(.borderedProminent)
            }
            .padding(.top, 4)
        }
    }
}
