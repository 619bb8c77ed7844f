// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import GalleryCheckout
import SwiftUI
import Testing

@MainActor @Suite("The checkout's coordinator")
struct CheckoutTests {
    @Test("three steps, a popover, a sheet and a modal, and back to the cart")
    func wholeWay() {
        let coordinator = CheckoutCoordinator()
        let screen = Screen { CheckoutView(coordinator: coordinator) }
        screen.button("Check Out").tap()
        #expect(!screen.button("Continue").isEnabled)
        screen.textField("Name").type("Ada")
        screen.textField("Street and city").type("Rose Street 1")
        screen.button("Continue").tap()
        screen.button("About Delivery").tap()
        #expect(screen.presentation("popover").exists)
        #expect(screen.presentation("popover").dismiss(by: .escape))
        #expect(!coordinator.explainsDelivery)
        coordinator.order.delivery = .express
        screen.button("Continue").tap()
        #expect(screen.text("Rose Street 1").exists)
        screen.button("Add Promo Code").tap()
        screen.textField("Promo Code").type("ten")
        screen.button("Redeem").tap()
        #expect(coordinator.order.code == "TEN")
        #expect(coordinator.order.total == 19050 - 1905 + 790)
        #expect(coordinator.displayingItem.items.count == 3)
        screen.button("Place Order").tap()
        #expect(screen.text("Thank You").exists)
        screen.button("Start Again").tap()
        #expect(coordinator.displayingItem == .none)
        #expect(screen.button("Check Out").exists)
    }

    @Test("the way back goes one step at a time, and keeps what was entered")
    func back() {
        let coordinator = CheckoutCoordinator()
        let screen = Screen { CheckoutView(coordinator: coordinator) }
        coordinator.checkOut()
        coordinator.order.name = "Ada"
        coordinator.order.street = "Rose Street 1"
        coordinator.addressIsEntered()
        screen.button("Address").tap()
        #expect(coordinator.displayingItem.items.count == 1)
        #expect(screen.textField("Name").value == "Ada")
        coordinator.popBack()
        #expect(screen.button("Check Out").exists)
    }
}
