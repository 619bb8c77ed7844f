// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A step of the checkout with its progress, its cards and the button that continues.
struct StepLayout<Content: View>: View {
    var step: Int?
    let action: String
    var isReady = true
    let perform: @MainActor () -> Void
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(spacing: 16) {
                    if let step { StepDots(step: step) }
                    content
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 12)
                .frame(maxWidth: 560)
                .frame(maxWidth: .infinity)
            }
            Button(action: perform) {
                Text(action).fontWeight(.semibold).frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(!isReady)
            .frame(maxWidth: 528)
            .padding(16)
        }
        .background(Color(.systemGroupedBackground))
        .toolbarBackground(Color(.systemGroupedBackground), for: .navigationBar)
    }
}

private struct StepDots: View {
    let step: Int

    var body: some View {
        HStack(spacing: 6) {
            ForEach(1..<4) { number in
                Capsule()
                    .fill(number <= step ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemFill)))
                    .frame(height: 4)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Step \(step) of 3")
    }
}

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 14) { content }
            .padding(16)
            .frame(maxWidth: .infinity)
            .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
    }
}

struct Totals: View {
    let order: Order

    var body: some View {
        Card {
            line("Subtotal", order.subtotal)
            if let code = order.code { line("Code \(code)", -order.discount) }
            line("Delivery", order.delivery.price)
            Divider()
            line("Total", order.total).fontWeight(.semibold)
        }
    }

    private func line(_ name: String, _ cents: Int) -> some View {
        PriceRow(price: Order.price(cents)) { Text(name) }
    }
}
