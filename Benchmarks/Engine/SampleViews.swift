// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// 1,001 DOM nodes below the app root: a list of 200 rows of five elements, as a screen full of content has them.
struct ThousandNodes: View {
    static let rows = 200
    @State private var title = 0
    var body: some View {
        VStack {
            Button("Change the root") { title += 1 }
            ForEach(0..<Self.rows, id: \.self) { Row(number: $0) }
        }
    }
}

/// Five elements: stack, text, text, button, its text.
struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View {
        HStack(spacing: 12) {
            Text("Row \(number)").padding(4)
            RowCount(count: $count)
            Button("Add") { count += 1 }.opacity(0.9)
        }
    }
}

/// The leaf: what a tap on a row changes.
struct RowCount: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
}

/// The root reads what changes, the 200 rows do not.
struct RootChange: View {
    @State private var title = 0
    var body: some View {
        VStack {
            Text("Title \(title)")
            Button("Change") { title += 1 }
            ForEach(0..<ThousandNodes.rows, id: \.self) { Row(number: $0) }
        }
    }
}

struct KeyedRows: View {
    @State private var ids = Array(0..<1000)
    let change: (inout [Int]) -> Void
    var body: some View {
        VStack {
            Button("Change") { change(&ids) }
            ForEach(ids, id: \.self) { Text("Row \($0)") }
        }
    }
}

struct SheetPage: View {
    @State private var isShown = false
    var body: some View {
        VStack {
            Text("A page")
            Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown) { SheetRows() }
    }
}

struct SheetRows: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Choose")
                Spacer()
                Button("Done") { dismiss() }
            }
            ForEach(0..<20, id: \.self) { number in
                HStack {
                    VStack(alignment: .leading) {
                        Text("Entry \(number)")
                        Text("What there is to say about entry \(number)")
                    }
                    Spacer()
                    Button("Select") {}
                }
                .padding(8)
            }
        }
        .padding()
    }
}

struct FieldPage: View {
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("Name", text: $text)
            Text("\(text.count) characters")
        }
    }
}
