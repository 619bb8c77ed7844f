// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of reducers: states are values, actions are enumerations, pure functions reduce them, and
// effects come back as actions. Screens see a part of the store.

struct Effect<Action: Sendable>: Sendable {
    var run: @Sendable () async -> Action?

    static func task(_ run: @escaping @Sendable () async -> Action?) -> Effect { Effect(run: run) }
}

struct Reducer<State, Action: Sendable> {
    var reduce: (inout State, Action) -> [Effect<Action>]

    static func combine(_ reducers: Reducer...) -> Reducer {
        Reducer { state, action in reducers.flatMap { $0.reduce(&state, action) } }
    }

    func pullback<Whole, WholeAction: Sendable>(
        state: WritableKeyPath<Whole, State>, extract: @escaping (WholeAction) -> Action?,
        embed: @escaping @Sendable (Action) -> WholeAction
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction> { whole, action in
            guard let local = extract(action) else { return [] }
            return reduce(&whole[keyPath: state], local).map { effect in
                Effect<WholeAction> { await effect.run().map(embed) }
            }
        }
    }
}

@MainActor
@dynamicMemberLookup
final class Store<State, Action: Sendable>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: Reducer<State, Action>
    private(set) var actions: [Action] = []

    init(_ initial: State, reducer: Reducer<State, Action>) {
        state = initial
        self.reducer = reducer
    }

    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

    func send(_ action: Action) {
        actions.append(action)
        for effect in reducer.reduce(&state, action) {
            Task { [weak self] in
                if let next = await effect.run() { self?.send(next) }
            }
        }
    }

    func binding<Value>(_ keyPath: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
    }
}

// MARK: Todos

struct Todo: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    var isComplete = false
}

struct TodosState: Equatable {
    enum Filter: String, CaseIterable, Hashable, Sendable {
        case all = "All", active = "Active", completed = "Completed"
    }

    var todos: [Todo] = []
    var filter = Filter.all
    var draft = ""
    var next = 1

    var shown: [Todo] {
        switch filter {
        case .all: todos
        case .active: todos.filter { !$0.isComplete }
        case .completed: todos.filter(\.isComplete)
        }
    }
}

enum TodosAction: Sendable {
    case draftChanged(String)
    case addTapped
    case toggled(Int)
    case deleted(IndexSet)
    case moved(IndexSet, Int)
    case filterPicked(TodosState.Filter)
    case clearTapped
    case sortDelayed
}

@MainActor let todosReducer = Reducer<TodosState, TodosAction> { state, action in
    switch action {
    case .draftChanged(let text):
        state.draft = text
    case .addTapped:
        guard !state.draft.isEmpty else { break }
        state.todos.insert(Todo(id: state.next, title: state.draft), at: 0)
        state.next += 1
        state.draft = ""
    case .toggled(let id):
        guard let index = state.todos.firstIndex(where: { $0.id == id }) else { break }
        state.todos[index].isComplete.toggle()
        return [.task { .sortDelayed }]
    case .deleted(let offsets):
        let shown = state.shown
        let gone = offsets.map { shown[$0].id }
        state.todos.removeAll { gone.contains($0.id) }
    case .moved(let offsets, let target):
        state.todos.move(fromOffsets: offsets, toOffset: target)
    case .filterPicked(let filter):
        state.filter = filter
    case .clearTapped:
        state.todos.removeAll(where: \.isComplete)
    case .sortDelayed:
        state.todos = state.todos.filter { !$0.isComplete } + state.todos.filter(\.isComplete)
    }
    return []
}

// MARK: Facts

struct CounterState: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
}

enum CounterAction: Sendable {
    case incremented, decremented, factTapped, factDismissed
    case factLoaded(String)
}

func counterReducer(fact: @escaping @Sendable (Int) async -> String) -> Reducer<CounterState, CounterAction> {
    Reducer { state, action in
        switch action {
        case .incremented: state.count += 1
        case .decremented: state.count -= 1
        case .factTapped:
            state.isLoading = true
            let count = state.count
            return [.task { .factLoaded(await fact(count)) }]
        case .factLoaded(let text):
            state.isLoading = false
            state.fact = text
        case .factDismissed: state.fact = nil
        }
        return []
    }
}

// MARK: The whole

struct WholeState: Equatable {
    var todos = TodosState()
    var counter = CounterState()
}

enum WholeAction: Sendable {
    case todos(TodosAction)
    case counter(CounterAction)
}

@MainActor let wholeReducer = Reducer<WholeState, WholeAction>.combine(
    todosReducer.pullback(
        state: \.todos, extract: { if case .todos(let action) = $0 { action } else { nil } }, embed: { .todos($0) }),
    counterReducer { "\($0) is \($0.isMultiple(of: 2) ? "even" : "odd")." }.pullback(
        state: \.counter, extract: { if case .counter(let action) = $0 { action } else { nil } },
        embed: { .counter($0) }),
    Reducer { state, action in
        // Finished tasks count.
        if case .todos(.toggled(let id)) = action, state.todos.todos.contains(where: { $0.id == id && $0.isComplete }) {
            state.counter.count += 1
        }
        return []
    })

struct ReducersProgram: View {
    @StateObject private var store = Store(WholeState(), reducer: wholeReducer)

    var body: some View {
        TabView {
            TodosView(store: store).tabItem { Label("Todos", systemImage: "checklist") }
            CounterView(store: store).tabItem { Label("Counter", systemImage: "number") }
        }
    }
}

private struct TodosView: View {
    @ObservedObject var store: Store<WholeState, WholeAction>

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                Picker("Filter", selection: store.binding(\.todos.filter) { .todos(.filterPicked($0)) }.animation()) {
                    ForEach(TodosState.Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                .padding(.horizontal)
                HStack {
                    TextField("What to do", text: store.binding(\.todos.draft) { .todos(.draftChanged($0)) })
                        .textFieldStyle(.roundedBorder)
                        .onSubmit { store.send(.todos(.addTapped)) }
                    Button("Add") { store.send(.todos(.addTapped)) }.disabled(store.todos.draft.isEmpty)
                }
                .padding(.horizontal)
                List {
                    ForEach(store.todos.shown) { todo in
                        HStack {
                            Button {
                                store.send(.todos(.toggled(todo.id)))
                            } label: {
                                Image(systemName: todo.isComplete ? "checkmark.square" : "square")
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel(todo.isComplete ? "Reopen \(todo.title)" : "Complete \(todo.title)")
                            Text(todo.title).strikethrough(todo.isComplete)
                        }
                        .foregroundColor(todo.isComplete ? .gray : nil)
                    }
                    .onDelete { store.send(.todos(.deleted($0))) }
                    .onMove { store.send(.todos(.moved($0, $1))) }
                }
            }
            .navigationTitle("Todos")
            .toolbar {
                Button("Clear Completed") { store.send(.todos(.clearTapped)) }
                    .disabled(!store.todos.todos.contains(where: \.isComplete))
            }
        }
    }
}

private struct CounterView: View {
    @ObservedObject var store: Store<WholeState, WholeAction>

    var body: some View {
        Form {
            Stepper("Count: \(store.counter.count)") {
                store.send(.counter(.incremented))
            } onDecrement: {
                store.send(.counter(.decremented))
            }
            Button("Fact") { store.send(.counter(.factTapped)) }.disabled(store.counter.isLoading)
        }
        .alert(
            "Fact",
            isPresented: Binding(
                get: { store.counter.fact != nil }, set: { if !$0 { store.send(.counter(.factDismissed)) } }),
            presenting: store.counter.fact
        ) { _ in
            Button("Thanks") {}
        } message: {
            Text($0)
        }
    }
}
