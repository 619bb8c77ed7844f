// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI

extension Notification.Name {
    static let stockChanged = Notification.Name("stockChanged")
}

struct LifecycleView: View {
    @State private var text = ""
    @State private var count = 0
    @State private var id = 1
    @StateObject private var session = ShopSession()
    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let pings = PassthroughSubject<Void, Never>()

    var body: some View {
        Text(text)
            .onChange(of: text) { count += 1 }
            .onChange(of: text) { old, new in count = old.count + new.count }
            .onChange(of: count, initial: true) { oldValue, newValue in print(oldValue, newValue) }
            .onChange(of: id, initial: true) { count = 0 }
            .onAppear { count = 1 }
            .onAppear(perform: load)
            .onAppear()
            .onDisappear { count = 0 }
            .task { await refresh() }
            .task(id: id) {
                do {
                    count = try await session.reload()
                } catch is CancellationError {
                    count = -1
                } catch {
                    text = error.localizedDescription
                }
            }
            .task(priority: .background) { await refresh() }
            .onReceive(clock) { date in text = "\(date)" }
            .onReceive(clock) { _ in count += 1 }
            .onReceive(pings, perform: load)
            .onReceive(session.$query) { text = $0 }
            .onReceive(NotificationCenter.default.publisher(for: .stockChanged)) { note in
                text = note.name.rawValue
            }
            .onReceive(Just(1).receive(on: DispatchQueue.main)) { count = $0 }
    }

    private func load() {
        Task { await refresh() }
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(1))
            count += 1
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 }
    }

    private func refresh() async {
        async let first = value(1)
        async let second = value(2)
        let sum = await first + second
        count = sum
        await withTaskGroup(of: Int.self) { group in
            group.addTask { 1 }
            for await value in group { count += value }
        }
    }

    private nonisolated func value(_ number: Int) async -> Int { number }
}

struct OldOnChange: View {
    @State private var text = ""
    var body: some View {
        Button("Change") { text += "x" }
            .onChange(of: text) { newValue in print(newValue) }
    }
}
