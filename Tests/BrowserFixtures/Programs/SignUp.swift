// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI

// A program in the style of MVVM with Combine: a view model validates a form with publishers, and another one searches
// a service while the user types. The view models know no views.

protocol UserService {
    func isAvailable(_ name: String) -> AnyPublisher<Bool, Never>
    func search(_ text: String) -> AnyPublisher<[Repo], any Error>
}

struct Repo: Identifiable, Equatable {
    let id: Int
    let name: String
    let stars: Int
}

struct OfflineError: LocalizedError {
    var errorDescription: String? { "The service is offline" }
}

struct SampleService: UserService {
    private let taken = ["ada", "grace"]
    private let repos = [
        Repo(id: 1, name: "swift-algorithms", stars: 6000), Repo(id: 2, name: "swift-collections", stars: 4000),
        Repo(id: 3, name: "swift-format", stars: 2500), Repo(id: 4, name: "vapor", stars: 25_000),
    ]

    func isAvailable(_ name: String) -> AnyPublisher<Bool, Never> {
        Just(!taken.contains(name.lowercased())).eraseToAnyPublisher()
    }

    func search(_ text: String) -> AnyPublisher<[Repo], any Error> {
        if text == "fail" { return Fail(error: OfflineError()).eraseToAnyPublisher() }
        return Just(repos.filter { $0.name.contains(text.lowercased()) })
            .setFailureType(to: (any Error).self)
            .eraseToAnyPublisher()
    }
}

@MainActor
final class SignUpViewModel: ObservableObject {
    enum NameStatus: Equatable { case empty, tooShort, taken, valid }
    enum PasswordStatus: Equatable { case empty, weak, mismatch, valid }

    @Published var name = ""
    @Published var password = ""
    @Published var repeated = ""
    @Published private(set) var nameMessage = ""
    @Published private(set) var passwordMessage = ""
    @Published private(set) var strength = 0.0
    @Published private(set) var isValid = false
    private var subscriptions = Set<AnyCancellable>()

    init(service: any UserService) {
        let nameStatus =
            $name
            .removeDuplicates()
            .map { name -> AnyPublisher<NameStatus, Never> in
                if name.isEmpty { return Just(.empty).eraseToAnyPublisher() }
                if name.count < 3 { return Just(.tooShort).eraseToAnyPublisher() }
                return service.isAvailable(name).map { $0 ? .valid : .taken }.eraseToAnyPublisher()
            }
            .switchToLatest()
            .share()

        let passwordStatus = Publishers.CombineLatest($password, $repeated)
            .map { password, repeated -> PasswordStatus in
                if password.isEmpty { return .empty }
                if Self.strength(of: password) < 0.5 { return .weak }
                return password == repeated ? .valid : .mismatch
            }

        nameStatus
            .map { status in
                switch status {
                case .empty, .valid: ""
                case .tooShort: "At least three characters"
                case .taken: "This name is taken"
                }
            }
            .assign(to: &$nameMessage)

        passwordStatus
            .map { status in
                switch status {
                case .empty, .valid: ""
                case .weak: "The password is weak"
                case .mismatch: "The passwords differ"
                }
            }
            .assign(to: &$passwordMessage)

        $password.map(Self.strength).assign(to: &$strength)

        nameStatus.combineLatest(passwordStatus)
            .map { $0 == .valid && $1 == .valid }
            .sink { [weak self] in self?.isValid = $0 }
            .store(in: &subscriptions)
    }

    nonisolated static func strength(of password: String) -> Double {
        var points = Double(min(password.count, 10)) / 10 * 0.5
        if password.contains(where: \.isNumber) { points += 0.25 }
        if password.contains(where: \.isUppercase) { points += 0.25 }
        return points
    }
}

@MainActor
final class SearchViewModel: ObservableObject {
    enum Phase: Equatable {
        case idle, empty
        case results([Repo])
        case failed(String)
    }

    @Published var text = ""
    @Published private(set) var phase = Phase.idle
    private let service: any UserService
    private var cancellable: AnyCancellable?

    init(service: any UserService) {
        self.service = service
        cancellable =
            $text
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .map { text -> AnyPublisher<Phase, Never> in
                guard !text.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
                return service.search(text)
                    .map { $0.isEmpty ? Phase.empty : .results($0.sorted { $0.stars > $1.stars }) }
                    .catch { Just(.failed($0.localizedDescription)) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .sink { [weak self] in self?.phase = $0 }
    }
}

struct SignUpProgram: View {
    @StateObject private var signUp = SignUpViewModel(service: SampleService())
    @StateObject private var search = SearchViewModel(service: SampleService())
    @State private var isRegistered = false

    var body: some View {
        NavigationView {
            if isRegistered {
                SearchView(model: search)
            } else {
                SignUpView(model: signUp) { isRegistered = true }
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

private struct SignUpView: View {
    @ObservedObject var model: SignUpViewModel
    let register: @MainActor () -> Void

    var body: some View {
        Form {
            Section {
                TextField("User Name", text: $model.name).autocapitalization(.none).disableAutocorrection(true)
            } footer: {
                Text(model.nameMessage).foregroundColor(.red)
            }
            Section {
                SecureField("Password", text: $model.password)
                SecureField("Repeat Password", text: $model.repeated)
                StrengthMeter(value: model.strength)
            } footer: {
                Text(model.passwordMessage).foregroundColor(.red)
            }
            Section {
                Button(action: register) { Text("Sign Up").frame(maxWidth: .infinity) }.disabled(!model.isValid)
            }
        }
        .navigationTitle("Sign Up")
    }
}

private struct StrengthMeter: View {
    let value: Double

    private var color: Color {
        switch value {
        case ..<0.5: .red
        case ..<0.8: .orange
        default: .green
        }
    }

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.2))
                Capsule().fill(color).frame(width: proxy.size.width * value)
            }
        }
        .frame(height: 6)
        .animation(.default, value: value)
        .accessibilityElement()
        .accessibilityLabel("Strength")
        .accessibilityValue("\(Int(value * 100)) percent")
    }
}

private struct SearchView: View {
    @ObservedObject var model: SearchViewModel

    var body: some View {
        VStack {
            TextField("Search Repositories", text: $model.text).textFieldStyle(RoundedBorderTextFieldStyle()).padding()
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Repositories")
    }

    @ViewBuilder private var content: some View {
        switch model.phase {
        case .idle: Text("Type a name").foregroundColor(.secondary)
        case .empty: Text("Nothing found")
        case .failed(let message): Label(message, systemImage: "wifi.slash")
        case .results(let repos):
            List(repos) { repo in
                HStack {
                    Text(repo.name)
                    Spacer()
                    Label("\(repo.stars)", systemImage: "star").font(.caption)
                }
            }
            .listStyle(PlainListStyle())
        }
    }
}
