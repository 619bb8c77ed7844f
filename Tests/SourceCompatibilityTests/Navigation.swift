// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Navigation: View {
    @State private var path: [Product] = []
    @State private var mixed = NavigationPath()
    @State private var isPresented = false

    var body: some View {
        NavigationStack(path: $path) {
            List(path) { product in
                NavigationLink(product.name, value: product)
                NavigationLink(value: product) { Text(product.name) }
                NavigationLink("Detail") { Text("detail") }
                NavigationLink {
                    Text("detail")
                } label: {
                    Text("label")
                }
            }
            .navigationTitle("Products")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Product.self) { Text($0.name) }
            .navigationDestination(isPresented: $isPresented) { Text("d") }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus") { path.append(Product(name: "n")) }
                }
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("a") {}
                    Spacer()
                    Button("b") {}
                }
            }
            .toolbar { Button("Only a view") {} }
        }
        NavigationStack(path: $mixed) { Text("root") }
        NavigationStack { Text("root").navigationTitle(Text("T")) }
        NavigationSplitView {
            Text("sidebar")
        } detail: {
            Text("detail")
        }
    }
}
