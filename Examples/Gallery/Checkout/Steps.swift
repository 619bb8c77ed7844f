// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CartView: View {
    @ObservedObject var coordinator: CheckoutCoordinator
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        StepLayout(action: "Check Out", perform: { coordinator.checkOut() }) {
            Card {
                ForEach(coordinator.order.items) { item in
                    PriceRow(price: Order.price(item.price)) {
                        HStack(spacing: 14) {
                            if !textSize.isAccessibilitySize { ItemSymbol(name: item.symbol) }
                            Text(item.name).foregroundStyle(Color.primary)
                        }
                    }
                    .foregroundStyle(.secondary)
                }
            }
            Totals(order: coordinator.order)
        }
        .navigationTitle("Cart")
    }
}

private struct ItemSymbol: View {
    var name: String

    var body: some View {
        Image(systemName: name)
            .font(.title3)
            .foregroundStyle(.tint)
            .frame(width: 40, height: 40)
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
            .accessibilityHidden(true)
    }
}

struct AddressStep: View {
    @ObservedObject var coordinator: CheckoutCoordinator

    var body: some View {
        StepLayout(
            step: 1, action: "Continue", isReady: coordinator.order.hasAddress,
            perform: { coordinator.addressIsEntered() }
        ) {
            Card {
                TextField("Name", text: $coordinator.order.name).textContentType(.name)
                Divider()
                TextField("Street and city", text: $coordinator.order.street).textContentType(.fullStreetAddress)
            }
        }
        .navigationTitle("Address")
    }
}

struct DeliveryStep: View {
    @ObservedObject var coordinator: CheckoutCoordinator

    var body: some View {
        StepLayout(step: 2, action: "Continue", perform: { coordinator.deliveryIsChosen() }) {
            Card {
                ForEach(Order.Delivery.allCases) { delivery in
                    Button {
                        coordinator.order.delivery = delivery
                    } label: {
                        DeliveryRow(delivery: delivery, isChosen: coordinator.order.delivery == delivery)
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(coordinator.order.delivery == delivery ? .isSelected : [])
                }
            }
        }
        .navigationTitle("Delivery")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("About Delivery", systemImage: "info.circle") { coordinator.explainDelivery() }
                    .labelStyle(.iconOnly)
                    .popover(isPresented: $coordinator.explainsDelivery) {
                        Text("Express parcels leave the warehouse the same evening. Standard ones travel by train.")
                            .font(.callout)
                            .frame(width: 240)
                            .padding(20)
                    }
            }
        }
    }
}

private struct DeliveryRow: View {
    var delivery: Order.Delivery
    var isChosen: Bool

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: delivery.symbol)
                .foregroundStyle(.tint)
                .frame(width: 28)
                .accessibilityHidden(true)
            PriceRow(price: delivery.price == 0 ? "Free" : Order.price(delivery.price)) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(delivery.title).fontWeight(.medium).foregroundStyle(Color.primary)
                    Text(delivery.note).font(.footnote)
                }
            }
            .foregroundStyle(.secondary)
            Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                .accessibilityHidden(true)
        }
        .frame(maxWidth: .infinity, minHeight: 44)
        .contentShape(Rectangle())
    }
}

struct ReviewStep: View {
    @ObservedObject var coordinator: CheckoutCoordinator

    var body: some View {
        StepLayout(step: 3, action: "Place Order", perform: { coordinator.placeOrder() }) {
            Card {
                LabeledContent("Name", value: coordinator.order.name)
                Divider()
                LabeledContent("Address", value: coordinator.order.street)
                Divider()
                LabeledContent("Delivery", value: coordinator.order.delivery.title)
            }
            Totals(order: coordinator.order)
            Button(coordinator.order.code == nil ? "Add Promo Code" : "Change Promo Code", systemImage: "tag") {
                coordinator.askForCode()
            }
        }
        .navigationTitle("Review")
    }
}
