// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// An order with prices in whole cents.
package struct Order: Equatable {
    package struct Item: Identifiable, Equatable {
        package let id: Int
        package let name: String
        package let symbol: String
        package let price: Int
    }

    package enum Delivery: String, CaseIterable, Identifiable {
        case standard, express

        package var id: Self { self }
        var title: String { self == .standard ? "Standard" : "Express" }
        var note: String { self == .standard ? "Three to five days" : "Tomorrow before noon" }
        var symbol: String { self == .standard ? "shippingbox" : "bolt.fill" }
        package var price: Int { self == .standard ? 0 : 790 }
    }

    package var items = [
        Item(id: 1, name: "Desk lamp", symbol: "lightbulb", price: 4900),
        Item(id: 2, name: "Notebook", symbol: "book.closed", price: 1250),
        Item(id: 3, name: "Headphones", symbol: "headphones", price: 12900),
    ]
    package var name = ""
    package var street = ""
    package var delivery = Delivery.standard
    package var code: String?

    package var subtotal: Int { items.reduce(0) { $0 + $1.price } }
    package var discount: Int { code == nil ? 0 : subtotal / 10 }
    package var total: Int { subtotal - discount + delivery.price }
    package var hasAddress: Bool { !name.isEmpty && !street.isEmpty }

    package static func price(_ cents: Int) -> String {
        let rest = abs(cents % 100)
        return (cents < 0 ? "−€" : "€") + "\(abs(cents / 100))." + (rest < 10 ? "0" : "") + "\(rest)"
    }
}
