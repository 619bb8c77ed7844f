// SPDX-License-Identifier: Apache-2.0
package import SwiftUI

/// Coordinates the steps of the checkout. The steps report the user's actions and do not know each other.
@MainActor
package final class CheckoutCoordinator: DisplayerProtocol {
    @Published package var displayingItem: Displayable.ViewItem = .none
    package weak var parentDisplayer: (any DisplayerProtocol)?
    @Published package var order = Order()
    @Published package var explainsDelivery = false
    /// Displays presentations above the steps, which stay in place.
    package let overlays = CheckoutOverlays()

    package init() {}

    // MARK: The three steps

    package func checkOut() {
        displayingItem = .init(displayMode: .pushed, anyView: AddressStep(coordinator: self))
    }

    package func addressIsEntered() { pushView(DeliveryStep(coordinator: self)) }

    package func deliveryIsChosen() { pushView(ReviewStep(coordinator: self)) }

    // MARK: Beside them

    package func explainDelivery() { explainsDelivery = true }

    package func askForCode() {
        overlays.displayingItem = .init(displayMode: .sheet, anyView: CodeSheet(coordinator: self))
    }

    package func redeem(_ code: String) {
        order.code = code.isEmpty ? nil : code.uppercased()
        overlays.resetCurrentDisplayingItem()
    }

    package func placeOrder() {
        overlays.displayingItem = .init(displayMode: .modal, anyView: ThanksView(coordinator: self))
    }

    package func startAgain() {
        overlays.resetCurrentDisplayingItem()
        resetCurrentDisplayingItem()
        order = Order()
    }
}

/// Displays sheets and modals above the checkout.
@MainActor
package final class CheckoutOverlays: DisplayerProtocol {
    @Published package var displayingItem: Displayable.ViewItem = .none
    package weak var parentDisplayer: (any DisplayerProtocol)?
}

/// The whole checkout: a cart, and the views that the coordinator displays from it.
package struct CheckoutView: View {
    @StateObject private var coordinator: CheckoutCoordinator

    package init(coordinator: @autoclosure @escaping () -> CheckoutCoordinator = CheckoutCoordinator()) {
        _coordinator = StateObject(wrappedValue: coordinator())
    }

    package var body: some View {
        Displayable.RootView(displayer: coordinator.overlays, navigationHandling: .notHandled) {
            Displayable.RootView(displayer: coordinator, navigationHandling: .handledWrapInNavigation) {
                CartView(coordinator: coordinator)
            }
        }
    }
}
