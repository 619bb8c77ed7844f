// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of beginners' books: expenses that are saved as JSON, sections by type, a sheet that adds one,
// sorting and filtering by menus, and colors by amount.

struct ExpenseItem: Identifiable, Codable, Equatable {
    var id = UUID()
    let name: String
    let type: String
    let amount: Double
    var date = Date(timeIntervalSince1970: 1_760_000_000)
}

@Observable
final class Expenses {
    var items = [ExpenseItem]() {
        didSet { saved = (try? JSONEncoder().encode(items)) ?? Data() }
    }
    private(set) var saved = Data()

    init(saved: Data = Data()) {
        items = (try? JSONDecoder().decode([ExpenseItem].self, from: saved)) ?? []
        self.saved = saved
    }

    func total(of type: String) -> Double { items.filter { $0.type == type }.reduce(0) { $0 + $1.amount } }
}

enum ExpenseOrder: String, CaseIterable { case name = "Name", amount = "Amount" }

struct AmountStyle: ViewModifier {
    let amount: Double

    func body(content: Content) -> some View {
        switch amount {
        case ..<10: content.foregroundStyle(.green)
        case 10..<100: content.foregroundStyle(.orange)
        default: content.font(.title3).foregroundStyle(.red)
        }
    }
}

extension View {
    func amountStyle(_ amount: Double) -> some View { modifier(AmountStyle(amount: amount)) }
}

struct ExpensesProgram: View {
    @State private var expenses = Expenses()
    @State private var isAdding = false
    @State private var order = ExpenseOrder.name
    @State private var filter = "All"
    @State private var isReset = false

    private let types = ["Personal", "Business"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(types.filter { filter == "All" || filter == $0 }, id: \.self) { type in
                    ExpenseSection(expenses: expenses, type: type, order: order)
                }
                if expenses.items.isEmpty {
                    ContentUnavailableView(
                        "No Expenses", systemImage: "dollarsign.circle", description: Text("Add one with the button."))
                }
            }
            .navigationTitle("iExpense")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Sort", selection: $order) {
                            ForEach(ExpenseOrder.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                        }
                    }
                    Menu("Filter", systemImage: "line.3.horizontal.decrease") {
                        Picker("Filter", selection: $filter) {
                            ForEach(["All"] + types, id: \.self) { Text($0).tag($0) }
                        }
                    }
                    Button("Add Expense", systemImage: "plus") { isAdding = true }
                }
                ToolbarItem(placement: .topBarLeading) {
                    Button("Reset", role: .destructive) { isReset = true }.disabled(expenses.items.isEmpty)
                }
            }
            .sheet(isPresented: $isAdding) { AddExpense(expenses: expenses, types: types) }
            .confirmationDialog("Remove all expenses?", isPresented: $isReset, titleVisibility: .visible) {
                Button("Remove All", role: .destructive) { withAnimation { expenses.items.removeAll() } }
            }
        }
    }
}

private struct ExpenseSection: View {
    let expenses: Expenses
    let type: String
    let order: ExpenseOrder

    private var items: [ExpenseItem] {
        let own = expenses.items.filter { $0.type == type }
        return switch order {
        case .name: own.sorted { $0.name < $1.name }
        case .amount: own.sorted { $0.amount > $1.amount }
        }
    }

    var body: some View {
        if !items.isEmpty {
            Section {
                ForEach(items) { item in
                    NavigationLink {
                        ExpenseDetail(item: item)
                    } label: {
                        HStack {
                            VStack(alignment: .leading) {
                                Text(item.name).font(.headline)
                                Text(item.type)
                            }
                            Spacer()
                            Text(item.amount, format: .currency(code: "USD")).amountStyle(item.amount)
                        }
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel("\(item.name), \(item.amount.formatted(.currency(code: "USD")))")
                        .accessibilityHint(item.type)
                    }
                }
                .onDelete(perform: remove)
            } header: {
                Text(type)
            } footer: {
                Text("Total: \(expenses.total(of: type), format: .currency(code: "USD"))")
            }
        }
    }

    private func remove(at offsets: IndexSet) {
        let gone = offsets.map { items[$0].id }
        expenses.items.removeAll { gone.contains($0.id) }
    }
}

private struct ExpenseDetail: View {
    let item: ExpenseItem

    var body: some View {
        Form {
            LabeledContent("Type", value: item.type)
            LabeledContent("Amount") { Text(item.amount, format: .currency(code: "USD")) }
            LabeledContent("Date") { Text(item.date, format: .dateTime.day().month().year()) }
        }
        .navigationTitle(item.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct AddExpense: View {
    enum Field: Hashable { case name, amount }

    @Environment(\.dismiss) private var dismiss
    var expenses: Expenses
    let types: [String]
    @State private var name = ""
    @State private var type = "Personal"
    @State private var amount = 0.0
    @State private var showsError = false
    @FocusState private var focus: Field?

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                    .focused($focus, equals: .name)
                    .submitLabel(.next)
                    .onSubmit { focus = .amount }
                Picker("Type", selection: $type) { ForEach(types, id: \.self) { Text($0) } }
                TextField("Amount", value: $amount, format: .number)
                    .keyboardType(.decimalPad)
                    .focused($focus, equals: .amount)
            }
            .navigationTitle("Add new expense")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
            }
            .alert("Name is empty", isPresented: $showsError) {
                Button("OK") { focus = .name }
            } message: {
                Text("Say what it was for.")
            }
            .onAppear { focus = .name }
        }
    }

    private func save() {
        guard !name.isEmpty else { return showsError = true }
        expenses.items.append(ExpenseItem(name: name, type: type, amount: amount))
        dismiss()
    }
}
