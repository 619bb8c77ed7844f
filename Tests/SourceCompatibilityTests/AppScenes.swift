// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A test target has its own entry point, so `@main` is the one thing left out.
struct OrdersApp: App {
    @StateObject private var session = ShopSession()
    @State private var catalog = Catalog()

    init() {}

    var body: some Scene {
        WindowGroup {
            OrdersRoot()
                .environmentObject(session)
                .environment(catalog)
        }
    }
}

struct TitledApp: App {
    var body: some Scene {
        WindowGroup("Orders") {
            Text("Orders")
        }
        WindowGroup(id: "second") {
            EmptyView()
        }
        WindowGroup(Text("Third"), id: "third") { EmptyView() }
        WindowGroup(Text("Order"), for: Int.self) { $number in Text("\(number ?? 0)") }
        Window(Text("About"), id: "about") { EmptyView() }
    }
}

struct OrdersRoot: View {
    @EnvironmentObject private var session: ShopSession
    @Environment(Catalog.self) private var catalog

    var body: some View {
        VStack {
            if let user = session.user {
                Text("Hello, \(user)!")
            } else {
                Button("Sign in") { session.signIn(as: "Ada") }
            }
            Text("\(catalog.products.count) products")
        }
    }
}
