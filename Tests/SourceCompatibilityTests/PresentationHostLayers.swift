// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// The modal and the layers of the document that introduces presentation hosts, as printed.

extension View {
    func someModal<Content>(
        layerID: String? = nil,  // [1]
        id: String,  // [2]
        isPresented: Binding<Bool>,  // [3]
        @ViewBuilder content: @escaping () -> Content
    ) -> some View
    where Content: View {
        self
            .presentationHost(  // [4]
                layerID: layerID,  // [5]
                id: id,  // [6]
                isPresented: isPresented,
                onPresent: { print("PRESENT") },  // [7]
                onDismiss: { print("DISMISS") },  // [8]
                content: {
                    SomeModal(
                        isPresented: isPresented,
                        content: content
                    )
                }
            )
    }
}

private struct SomeModal<Content>: View where Content: View {
    @Environment(\.presentationHostContainerSize) private var containerSize: CGSize  // [1]
    @Environment(\.presentationHostSafeAreaInsets) private var safeAreaInsets: EdgeInsets  // [2]

    // [3]
    @Environment(\.presentationHostPresentationMode) private var presentationMode: PresentationHostPresentationMode!

    @Binding private var isPresented: Bool  // [4]
    @State private var isPresentedInternally: Bool = false  // [5]

    private let content: () -> Content

    init(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self._isPresented = isPresented
        self.content = content
    }

    var body: some View {
        ZStack(content: {
            Color(uiColor: .systemBackground)

            content()
                .padding()
        })
        .frame(dimension: 300)

        .compositingGroup()  // For shadow
        .shadow(
            color: .black.opacity(0.15),
            radius: 10
        )

        .offset(y: isPresentedInternally ? 0 : (containerSize.height + 300) / 2)  // [11]

        .onReceive(presentationMode.presentPublisher, perform: animateIn)  // [6]
        .onReceive(presentationMode.dismissPublisher, perform: animateOut)  // [8]
        .onReceive(presentationMode.dimmingViewTapActionPublisher, perform: didTapDimmingView)  // [12]
    }

    private func didTapDimmingView() {
        isPresented = false  // [13]
    }

    private func animateIn() {
        withAnimation(
            .easeInOut(duration: 0.3),
            { isPresentedInternally = true }  // [7]
        )
    }

    private func animateOut(
        completion: @escaping () -> Void
    ) {
        withAnimation(
            .easeInOut(duration: 0.3),
            { isPresentedInternally = false },  // [9]
            completion: completion  // [10]
        )
    }
}

extension View {
    func someModal<Item, Content>(
        layerID: String? = nil,
        id: String,
        item: Binding<Item?>,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View
    where Content: View {
        item.wrappedValue.map { PresentationHostDataSourceCache.shared.set(key: id, value: $0) }

        let isPresented: Binding<Bool> = .init(
            get: { item.wrappedValue != nil },
            set: { if !$0 { item.wrappedValue = nil } }
        )

        return
            self
            .presentationHost(
                layerID: layerID,
                id: id,
                isPresented: isPresented,
                content: {
                    SomeModal<Content?>(
                        isPresented: isPresented,
                        content: {
                            if let item = item.wrappedValue ?? PresentationHostDataSourceCache.shared.get(key: id)
                                as? Item
                            {
                                content(item)
                            }
                        }
                    )
                }
            )
    }
}

struct LayerIDs: View {
    @State private var isPresented: Bool = false

    var body: some View {
        Color.clear
            .someModal(
                layerID: "containers",
                id: "some_modal",
                isPresented: $isPresented,
                content: { Color.accentColor }
            )
    }
}

extension View {
    func injectPresentationHostLayers() -> some View {
        self
            .presentationHostLayer(
                id: "containers"
            )
            .presentationHostLayer(
                id: "alerts"
            )
            .presentationHostLayer(
                id: "notifications",
                uiModel: {
                    var uiModel: PresentationHostLayerUIModel = .init()
                    uiModel.dimmingViewTapAction = .passTapsThrough
                    uiModel.dimmingViewColor = Color.clear
                    return uiModel
                }()
            )
    }
}

extension View {
    fileprivate func obscureModal<Content: View>(
        layerID: String?, id: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        someModal(layerID: layerID, id: id, isPresented: isPresented, content: content)
    }

    fileprivate func sideBar<Content: View>(
        layerID: String?, id: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        someModal(layerID: layerID, id: id, isPresented: isPresented, content: content)
    }
}

struct Exceptions: View {
    @State private var isPresented: Bool = false

    var body: some View {
        ZStack(content: {
            Color.clear
                .obscureModal(
                    layerID: "below_containers_home_screen",
                    id: "obscure_modal",
                    isPresented: $isPresented,
                    content: { Color.accentColor }
                )
                .sideBar(
                    layerID: "containers_home_screen",
                    id: "side_bar",
                    isPresented: $isPresented,
                    content: { Color.accentColor }
                )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer(
            id: "below_containers_home_screen"
        )
        .presentationHostLayer(
            id: "containers_home_screen"
        )
    }
}

struct LayeredApp: App {
    var body: some Scene {
        WindowGroup(content: {
            NavigationStack(root: {
                Color.clear
            })
            .presentationHostLayer()
        })
    }
}

struct InjectedApp: App {
    var body: some Scene {
        WindowGroup(content: {
            NavigationStack(root: {
                Color.clear
            })
            .injectPresentationHostLayers()
        })
    }
}
