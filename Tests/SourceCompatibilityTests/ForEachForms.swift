// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ForEachForms: View {
    let products: [Product]
    let pairs = [("a", 1), ("b", 2)]

    var body: some View {
        VStack {
            ForEach(products) { product in
                Text(product.name)
            }
            ForEach(products, content: ProductRow.init)
            ForEach(products, id: \.name) { Text($0.name) }
            ForEach(0..<3) { index in
                Text("\(index)")
            }
            ForEach(0..<products.count, id: \.self) { Text("\($0)") }
            ForEach(Array(products.enumerated()), id: \.offset) { index, product in
                Text("\(index) \(product.name)")
            }
            ForEach(Array(products.enumerated()), id: \.element.id) { index, product in
                Text("\(index) \(product.name)")
            }
            ForEach(Product.Kind.allCases) { kind in
                Text(kind.title)
            }
            ForEach(pairs, id: \.0) { name, number in
                Text("\(name)\(number)")
            }
            ForEach(products.indices, id: \.self) { index in
                if index > 0 { Spacer() }
                Text(products[index].name)
            }
            ForEach(["x", "y"], id: \.self, content: Text.init)
        }
    }
}

struct ProductRow: View {
    let product: Product

    var body: some View {
        HStack {
            Text(product.name)
            Spacer()
            Text(product.price.formatted(.currency(code: "EUR")))
        }
        .id(product.id)
    }
}

struct BoundLists: View {
    @State private var names = [Named(id: 1, name: "first"), Named(id: 2, name: "second")]

    struct Named: Identifiable {
        let id: Int
        var name: String
    }

    var body: some View {
        VStack {
            List($names) { $named in TextField("Name", text: $named.name) }
            List($names, id: \.id) { $named in Toggle(named.name, isOn: .constant(true)) }
            List(names) { Text($0.name) }
            List(0..<2) { Text("row \($0)") }
        }
    }
}
