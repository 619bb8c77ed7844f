// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI

struct Product: Identifiable, Hashable, Codable, Sendable {
    var id = UUID()
    var name: String
    var price = 0.0
    var isFavorite = false
    var kind = Kind.book

    enum Kind: String, CaseIterable, Identifiable, Codable, Sendable {
        case book, music, film
        var id: Self { self }
        var title: String { rawValue.capitalized }
    }
}

@MainActor
final class ShopSession: ObservableObject {
    @Published private(set) var user: String?
    @Published var query = ""
    @Published var results: [Product] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .sink { [weak self] text in self?.search(text) }
            .store(in: &cancellables)
    }

    func signIn(as name: String) { user = name }

    func search(_ text: String) {
        results = [Product(name: text)]
    }

    func reload() async throws -> Int {
        async let first = Self.count(1)
        async let second = Self.count(2)
        return try await first + second
    }

    nonisolated static func count(_ value: Int) async throws -> Int {
        try await Task.sleep(nanoseconds: 1)
        return value
    }
}

@Observable
final class Catalog {
    var products: [Product] = [Product(name: "Tea"), Product(name: "Coffee")]
    var selection: Product.ID?
    @ObservationIgnored var loads = 0

    var favorites: [Product] { products.filter(\.isFavorite) }

    func load() { loads += 1 }
}

@MainActor @Observable
class EditorModel {
    var title = ""
    var notes = ""
    var settings = Settings()

    struct Settings: Equatable {
        var isOn = false
        var level = 0.5
    }
}

@MainActor @Observable
final class DraftModel: EditorModel {
    var revision = 0
    func bump() { revision += 1 }
}
