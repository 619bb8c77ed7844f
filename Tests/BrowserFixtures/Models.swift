// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI

@Observable
@MainActor
final class Counter {
    var value = 0
    var isOn = false
}

@MainActor
final class Basket: ObservableObject {
    @Published var items: [String] = []
}

struct Models: View {
    @State private var counter = Counter()
    @StateObject private var basket = Basket()

    var body: some View {
        VStack(spacing: 8) {
            CounterButtons(counter: counter)
            Text("Value \(counter.value)")
            BasketButtons(basket: basket)
            BasketSummary()
            Toggle("Bound", isOn: Bindable(counter).isOn)
            Text("Bound is \(counter.isOn ? "on" : "off")")
        }
        .environmentObject(basket)
    }
}

struct CounterButtons: View {
    let counter: Counter

    var body: some View {
        Button("Increase") { counter.value += 1 }
        Button("Increase soon") { soon(100) { counter.value += 10 } }
    }
}

struct BasketButtons: View {
    @ObservedObject var basket: Basket

    var body: some View {
        Button("Add \(basket.items.count)") { basket.items.append("item") }
    }
}

struct BasketSummary: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
        Text("Basket holds \(basket.items.count)")
    }
}
