// SPDX-License-Identifier: Apache-2.0
import Observation
import SwiftUI

@MainActor @Observable
final class Cart {
    var apples = 0
    var pears = 0
    var total: Int { apples + pears }
}

struct ObservableExample: View {
    @State private var cart = Cart()

    var body: some View {
        Example(
            "Observable models", "A view follows the properties it reads, and no others.",
            code: """
                @State private var cart = Cart()

                Stepper("Apples: \\(cart.apples)", value: $cart.apples, in: 0...20)
                """
        ) {
            VStack(spacing: 12) {
                Stepper("Apples: \(cart.apples)", value: $cart.apples, in: 0...20)
                Stepper("Pears: \(cart.pears)", value: $cart.pears, in: 0...20)
                CartTotal(cart: cart)
            }
        }
    }
}

private struct CartTotal: View {
    var cart: Cart

    var body: some View {
        Text("\(cart.total) in the cart").font(.headline)
    }
}
