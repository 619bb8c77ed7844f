// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ObscureModalExample: View {
    @State private var isObscured = false
    @State private var showsMenu = false

    var body: some View {
        Example(
            "Below the Containers", "Covers everything, in a layer below that of the side bars.",
            code: """
                .obscureModal(id: "locked", isPresented: $isObscured) {
                    Locked(isPresented: $isObscured, showsMenu: $showsMenu)
                }
                .sideBar(id: "menu above", edge: .leading, isPresented: $showsMenu) {
                    Menu(isPresented: $showsMenu)
                }

                private struct ObscureModal<Content: View>: View {
                    @Environment(\\.presentationHostContainerSize) private var container: CGSize
                    @Binding var isPresented: Bool
                    @ViewBuilder let content: () -> Content
                    @State private var isShown = false

                    var body: some View {
                        content()
                            .frame(width: container.width, height: container.height)
                            .background(Color(.systemBackground))
                            .opacity(isShown ? 1 : 0)
                            .comesAndGoes($isShown, isPresented: $isPresented, .easeInOut(duration: 0.25))
                    }
                }
                """
        ) {
            Button("Lock") { isObscured = true }
                .buttonStyle(.borderedProminent)
                .obscureModal(id: "locked", isPresented: $isObscured) {
                    Locked(isPresented: $isObscured, showsMenu: $showsMenu)
                }
                .sideBar(id: "menu above", edge: .leading, isPresented: $showsMenu) {
                    Menu(isPresented: $showsMenu)
                }
        }
    }
}

extension View {
    func obscureModal<Content: View>(
        id: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentationHost(layerID: "below containers", id: id, isPresented: isPresented) {
            ObscureModal(isPresented: isPresented, content: content)
        }
    }
}

private struct ObscureModal<Content: View>: View {
    @Environment(\.presentationHostContainerSize) private var container: CGSize
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
        content()
            .frame(width: container.width, height: container.height)
            .background(Color(.systemBackground))
            .opacity(isShown ? 1 : 0)
            .comesAndGoes($isShown, isPresented: $isPresented, .easeInOut(duration: 0.25))
    }
}

private struct Locked: View {
    @Binding var isPresented: Bool
    @Binding var showsMenu: Bool

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "lock.fill").font(.system(size: 44)).foregroundStyle(.secondary)
            Text("Locked").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
            Text("Nothing below can be seen, the menu comes in above.").foregroundStyle(.secondary)
            AdaptiveRow {
                Button("Menu") { showsMenu = true }.buttonStyle(.bordered)
                Button("Unlock") { isPresented = false }.buttonStyle(.borderedProminent)
            }
            .controlSize(.large)
        }
        .multilineTextAlignment(.center)
        .padding(32)
    }
}

private struct Menu: View {
    @Binding var isPresented: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Menu").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Label("Profile", systemImage: "person")
            Label("Settings", systemImage: "gearshape")
            Button("Close") { isPresented = false }
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
