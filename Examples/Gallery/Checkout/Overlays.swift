// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CodeSheet: View {
    @ObservedObject var coordinator: CheckoutCoordinator
    @State private var code = ""

    var body: some View {
        NavigationStack {
            VStack(spacing: 20) {
                TextField("Promo Code", text: $code)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit { coordinator.redeem(code) }
                Text("Any code takes ten percent off.").font(.footnote).foregroundStyle(.secondary)
                Spacer()
            }
            .padding(20)
            .navigationTitle("Promo Code")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Redeem") { coordinator.redeem(code) } }
            }
        }
        .presentationDetents([.medium])
    }
}

struct ThanksView: View {
    @ObservedObject var coordinator: CheckoutCoordinator

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 72))
                .foregroundStyle(.green)
                .accessibilityHidden(true)
            Text("Thank You").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
            Text("\(Order.price(coordinator.order.total)) paid. The parcel is on its way.")
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Button("Start Again") { coordinator.startAgain() }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .padding(.top, 12)
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
