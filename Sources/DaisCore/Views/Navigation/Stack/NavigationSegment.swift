// SPDX-License-Identifier: Apache-2.0

/// One navigation stack of the app.
///
/// A stack in a page of another one has no bar and no history. It is a segment of the outer stack: its pages are above
/// the page that contains it, and its path has only these pages.
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
    /// The page of the outer stack that contains this one; `nil` if that is the root.
    let anchor: Int?
    private let outer: NavigationSegment?
    /// The environment of this stack's pages.
    let environment: EnvironmentScope
    /// Writes the path to its binding; `nil` while the stack owns the path.
    var write: (([AnyHashable]) -> Void)?
    /// Makes pages for values without a destination.
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
        model?.append(.value(value), in: self, of: { .record(of: value.base) }) { [weak self] in
            self?.page(for: value) ?? AnyView(EmptyView())
        }
    }

    /// Adds the page of a link that the user has pressed. What it shows belongs to the row of the link.
    ///
    /// - Parameter box: The id of the link's box for the page, by which a prepared page is found.
    func push(from box: ObjectIdentifier, _ make: @escaping () -> AnyView) {
        let item = AnyHashable.record(around: SessionContext.current?.handling?.holder)
        model?.append(.view(box), in: self, of: { item }, make)
    }

    /// Prepares the page of a value; see ``NavigationModel/prepare(_:in:of:for:isEager:_:)``.
    func prepare(_ value: AnyHashable, for link: Element, isEager: Bool) -> String? {
        model?.prepare(.value(value), in: self, of: { .record(of: value.base) }, for: link, isEager: isEager) {
            [weak self] in
            self?.page(for: value) ?? AnyView(EmptyView())
        }
    }

    /// Prepares the page of a link's view.
    func prepare(
        _ source: NavigationModel.Entry.Source, for link: Element, isEager: Bool, _ make: @escaping () -> AnyView
    ) -> String? {
        let item = AnyHashable.record(around: link.holder)
        return model?.prepare(source, in: self, of: { item }, for: link, isEager: isEager, make)
    }

    /// Returns whether the page of a link's view is prepared.
    func hasPrepared(_ source: NavigationModel.Entry.Source) -> Bool {
        model?.prepared.all.contains { $0.entry.source.isSame(as: source) } == true
    }

    /// Replaces all pages above the root by one page.
    func replace(showing value: AnyHashable? = nil, _ make: @escaping () -> AnyView) {
        let link = AnyHashable.record(around: SessionContext.current?.handling?.holder)
        let item = value.map { AnyHashable.record(of: $0.base) } ?? link
        model?.pop(to: 0)
        model?.append(.view(nil), in: self, of: { item }, replacesRoot: true, make)
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

    /// Returns the value that an address names, if there is a destination for its type.
    func value(ofType name: String, from text: String) -> AnyHashable? {
        destinations.first { $0.name == name }.flatMap { PathText.value($0.values, from: text) }
    }

    /// Returns the address of the path with a value on top of a page.
    ///
    /// - Parameters:
    ///   - value: The value of a link.
    ///   - anchor: The page with the link.
    func address(of value: AnyHashable, on anchor: NavigationAnchor) -> String? {
        guard let model, let places = model.places, self.anchor == nil, outer == nil else { return nil }
        var path: [AnyHashable] = []
        if case .page(let id) = anchor {
            for entry in model.entries(upTo: id) {
                guard entry.segment === self, let value = entry.value else { return nil }
                path.append(value)
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

/// The page for a value whose type has no destination, as in SwiftUI.
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

/// The page that contains a view. A new stack resets it.
enum NavigationAnchorKey: EnvironmentKey { static var defaultValue: NavigationAnchor { .none } }

/// Determines whether a stack joins the surrounding one.
enum NavigationAnchor: Equatable {
    /// The stack is independent.
    case none
    /// The stack is in the first page of the surrounding one.
    case root
    case page(Int)

    var entry: Int? { if case .page(let id) = self { id } else { nil } }
}

extension EnvironmentValues {
    var navigationSegment: NavigationSegment? { self[NavigationSegmentKey.self] }
    var navigationAnchor: NavigationAnchor { self[NavigationAnchorKey.self] }
}

extension EnvironmentScope {
    /// Environment values that separate presented content and tabs from the surrounding stack, so that a stack inside
    /// is independent.
    static var withoutNavigation: [(key: ObjectIdentifier, value: Any)] {
        [
            (ObjectIdentifier(NavigationSegmentKey.self), NavigationSegment?.none as Any),
            (ObjectIdentifier(NavigationAnchorKey.self), NavigationAnchor.none),
            (ObjectIdentifier(IsInBarKey.self), false),
        ]
    }
}
