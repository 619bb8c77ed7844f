// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Components built only on `presentationHost`, as an app could build them.
struct HostPage: View {
    var body: some View {
        PageScaffold {
            ModalCardExample()
            BottomSheetExample()
            SideBarExample()
            HostAlertExample()
            SnackBarExample()
            FittingDialogExample()
            ObscureModalExample()
        }
    }
}

extension View {
    /// Adds the layers of the app, lowest first, because layers attached later lie above.
    func injectHostLayers() -> some View {
        var clickThrough = PresentationHostLayerUIModel()
        clickThrough.dimmingViewColor = .clear
        clickThrough.dimmingViewTapAction = .passTapsThrough
        return
            presentationHostLayer(id: "below containers")
            .presentationHostLayer(id: "containers")
            .presentationHostLayer(id: "alerts")
            .presentationHostLayer(id: "notifications", uiModel: clickThrough)
    }

    /// Adds the behavior that all components share: animated entry and exit, and dismissal by a press outside.
    func comesAndGoes(_ isShown: Binding<Bool>, isPresented: Binding<Bool>, _ animation: Animation) -> some View {
        modifier(ComesAndGoes(isShown: isShown, isPresented: isPresented, animation: animation))
    }
}

private struct ComesAndGoes: ViewModifier {
    @Binding var isShown: Bool
    @Binding var isPresented: Bool
    let animation: Animation
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

    func body(content: Content) -> some View {
        content
            .onReceive(mode.presentPublisher) { withAnimation(animation) { isShown = true } }
            .onReceive(mode.dismissPublisher) { completion in
                withAnimation(animation, { isShown = false }, completion: completion)
            }
            .onReceive(mode.dimmingViewTapActionPublisher) { isPresented = false }
    }
}
