// SPDX-License-Identifier: Apache-2.0

/// One navigation stack of the developer's.
///
/// A stack in the page of another has no bar and no history of its own: it is a segment of the outer one, so its pages
/// lie above the page that it stands in, and its path has these pages alone.
///
///     outer stack   [ a ][ b ]              entries of the model
///     stack in b          └─[ x ][ y ]      [ a ][ b ][ x ][ y ]
@MainActor
final class NavigationSegment {
    private struct Destination {
        let type: ObjectIdentifier
        let name: String
        let values: any Hashable.Type
        let owner: ObjectIdentifier
        var make: (AnyHashable) -> AnyView?
        var matches: (AnyHashable) -> Bool
    }

    private(set) weak var model: NavigationModel?
    /// The page of the outer stack that this one stands in; `nil` for one that has the root.
    let anchor: Int?
    private let outer: NavigationSegment?
    /// What pages of this stack inherit.
    let environment: EnvironmentScope
    /// Writes the path of the owner; `nil` while the stack owns it.
    var write: (([AnyHashable]) -> Void)?
    /// Makes pages without a declared destination.
    var makePage: ((AnyHashable) -> AnyView?)?
    private var destinations: [Destination] = []
    private var warned: Set<ObjectIdentifier> = []

    init(
        _ model: NavigationModel, anchor: Int?, outer: NavigationSegment?, environment: EnvironmentScope,
        write: (([AnyHashable]) -> Void)? = nil
    ) {
        self.model = model
        self.anchor = anchor
        self.outer = outer
        self.environment = environment
        self.write = write
    }

    var values: [AnyHashable] { model?.values(of: self) ?? [] }

    func push(_ value: AnyHashable) {
        if let write { return write(values + [value]) }
        model?.append(.value(value), in: self) { [weak self] in self?.page(for: value) ?? AnyView(EmptyView()) }
    }

    func push(_ make: @escaping () -> AnyView) { model?.append(.view, in: self, make) }

    /// Shows a page instead of all above the root.
    func replace(_ make: @escaping () -> AnyView) {
        model?.pop(to: 0)
        model?.append(.view, in: self, replacesRoot: true, make)
    }

    func take(_ path: [AnyHashable]) { model?.take(path, in: self) }

    // MARK: Destinations

    func register<D: Hashable>(_ type: D.Type, of owner: ObjectIdentifier, _ make: @escaping (D) -> AnyView) {
        let made = Destination(
            type: ObjectIdentifier(type), name: "\(type)", values: type, owner: owner,
            make: { value in (value.base as? D).map(make) }, matches: { $0.base is D })
        if let index = destinations.firstIndex(where: { $0.owner == owner && $0.type == made.type }) {
            destinations[index] = made
        } else {
            if destinations.contains(where: { $0.type == made.type }), warned.insert(made.type).inserted {
                Diagnostics.warn(
                    "Two navigationDestinations for values of type \(D.self).",
                    remedy: "The one nearest to the root of the stack is used; remove the other.")
            }
            destinations.append(made)
        }
        if model?.entries.contains(where: { $0.value.map(made.matches) == true }) == true { model?.changed() }
    }

    func forget(_ owner: ObjectIdentifier) { destinations.removeAll { $0.owner == owner } }

    /// The value that an address names, if pages for its type are known.
    func value(ofType name: String, from text: String) -> AnyHashable? {
        destinations.first { $0.name == name }.flatMap { PathText.value($0.values, from: text) }
    }

    /// The address that the path would have with a value on a page.
    ///
    /// - Parameter anchor: the page that the link is on.
    func address(of value: AnyHashable, on anchor: NavigationAnchor) -> String? {
        guard let model, let places = model.places, self.anchor == nil, outer == nil else { return nil }
        var path: [AnyHashable] = []
        if case .page(let id) = anchor {
            for entry in model.entries {
                guard entry.segment === self, let value = entry.value else { return nil }
                path.append(value)
                if entry.id == id { break }
            }
        }
        return places.address(of: path + [value])
    }

    func page(for value: AnyHashable) -> AnyView {
        if let view = find(value) { return view }
        let type = "\(type(of: value.base))"
        Diagnostics.warn(
            "No destination for a value of type \(type).",
            remedy: "Add .navigationDestination(for: \(type).self) inside the NavigationStack.")
        return AnyView(MissingDestination(type: type))
    }

    private func find(_ value: AnyHashable) -> AnyView? {
        if let view = makePage?(value) { return view }
        let exact = ObjectIdentifier(type(of: value.base))
        if let view = destinations.first(where: { $0.type == exact })?.make(value) { return view }
        for destination in destinations {
            if let view = destination.make(value) { return view }
        }
        return outer?.find(value)
    }
}

/// What SwiftUI shows for a value whose type has no destination.
nonisolated struct MissingDestination: View, BuiltInView {
    let type: String

    @MainActor var body: some View {
        Image(systemName: "exclamationmark.triangle")
            .font(.largeTitle)
            .foregroundStyle(.yellow)
            .accessibilityLabel("No destination for \(type)")
    }
}

enum NavigationSegmentKey: EnvironmentKey { static var defaultValue: NavigationSegment? { nil } }

/// The page that a view is in, as the stack around it numbers pages; `nil` where a stack of its own begins.
enum NavigationAnchorKey: EnvironmentKey { static var defaultValue: NavigationAnchor { .none } }

/// Whether a stack that is found here joins the one around it.
enum NavigationAnchor: Equatable {
    /// It stands for itself.
    case none
    /// It is in the first page of the stack around it.
    case root
    case page(Int)

    var entry: Int? { if case .page(let id) = self { id } else { nil } }
}

extension EnvironmentValues {
    var navigationSegment: NavigationSegment? { self[NavigationSegmentKey.self] }
    var navigationAnchor: NavigationAnchor { self[NavigationAnchorKey.self] }
}

extension EnvironmentScope {
    /// What separates presented content and tabs from the stack around them: a stack inside begins anew.
    static var withoutNavigation: [(key: ObjectIdentifier, value: Any)] {
        [
            (ObjectIdentifier(NavigationSegmentKey.self), NavigationSegment?.none as Any),
            (ObjectIdentifier(NavigationAnchorKey.self), NavigationAnchor.none),
            (ObjectIdentifier(IsInBarKey.self), false),
        ]
    }
}
