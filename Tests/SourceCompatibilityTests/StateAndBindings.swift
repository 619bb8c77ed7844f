// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Field: View {
    let title: String
    @Binding var text: String

    init(_ title: String, text: Binding<String>) {
        self.title = title
        _text = text
    }

    var body: some View {
        Button(title + text) { text.append("x") }
    }
}

struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

struct Counter: View {
    @State private var count = 0
    @State private var names: [String] = []
    @State private var optional: String?
    @State private var model = EditorModel()
    @State private var profile = Profile()

    struct Profile {
        var name = ""
        var address = Address()
        struct Address { var street = "" }
    }

    init(start: Int = 0) {
        _count = State(initialValue: start)
    }

    var body: some View {
        VStack {
            Button("Add") { count += 1 }
            Button(action: increase) { Text("\(count)") }
            ChildStepper(value: $count)
            ChildStepper(value: .constant(4))
            ChildStepper(value: Binding(get: { count * 2 }, set: { count = $0 / 2 }))
            Field("Street", text: $profile.address.street)
            Field("Title", text: $model.title)
            if let text = Binding($optional) {
                Field("Optional", text: text)
            }
            Switch(isOn: $model.settings.isOn)
            Text(names.joined())
        }
    }

    private func increase() {
        count += 1
        names.append("n")
        profile.name = "x"
    }
}

struct ChildStepper: View {
    @Binding var value: Int

    init(value: Binding<Int>) {
        self._value = value
    }

    var body: some View {
        Button("\(value)") {
            value += 1
            $value.wrappedValue -= 1
        }
    }
}

struct CollectionBindings: View {
    @State private var products = [Product(name: "a")]
    @Bindable var catalog: Catalog

    var body: some View {
        VStack {
            ForEach($products) { $product in
                Field("Name", text: $product.name)
                Switch(isOn: $product.isFavorite)
            }
            ForEach($catalog.products) { $product in
                Text(product.name)
            }
            ForEach($products, id: \.name) { product in
                Text(product.wrappedValue.name)
            }
        }
    }
}
