// SPDX-License-Identifier: Apache-2.0

/// What sort of presentation a coordinator shows.
///
/// A type of your own is a static member; what it builds on, and how it differs, is in ``CustomPresentation``:
/// ```swift
/// extension PresentationType {
///     static func inspector(config: InspectorConfig) -> PresentationType {
///         .custom(CustomPresentation("inspector", like: .drawer(edge: .trailing), config: config))
///     }
/// }
/// ```
public enum PresentationType: Sendable, Equatable {
    case sheet
    case fullScreenCover
    case alert
    case confirmationDialog
    /// A bubble. Presented by a coordinator in the action of a view, it stands beside that view; otherwise, in a task for
    /// instance, in the middle of the window.
    case popover(anchor: PopoverAttachmentAnchor, edge: Edge)
    /// A panel at an edge of the window.
    case drawer(edge: Edge)
    /// A type of the application's own.
    indirect case custom(CustomPresentation)

    /// A word in passing: not modal, above everything, gone after four seconds. At most three are on the page.
    public static let toast = PresentationType.custom(CustomPresentation(of: .toast))
    /// A column at the trailing edge of wide windows, a sheet in narrow ones.
    public static let inspector = PresentationType.custom(CustomPresentation(of: .inspector))
}

/// A type of presentation that an application adds: a name, what it is like, and what is different.
public struct CustomPresentation: Sendable, Equatable {
    /// Tells it from other types in logs, in style sheets and when presentations are restored.
    public let name: String
    /// The type that it looks and behaves like, but for what is said here.
    public let base: PresentationType
    /// Where the surface stands in the window, instead of where ``base`` puts it.
    public var placement: Alignment?
    /// How it comes and goes, instead of the motion of ``base``.
    public var transition: PresentationTransition?
    /// Whether the user may dismiss it by a press outside or Escape, instead of what holds for ``base``.
    public var isDismissible: Bool?
    private let configuration: Configuration?
    /// What it is in the engine, if that is no type of its own here.
    var kind: PresentationKind?

    init(of kind: PresentationKind) {
        self.init(kind.name, like: .sheet)
        self.kind = kind
    }

    /// - Parameters:
    ///   - name: letters, digits and hyphens; also a class name (`custom-NAME`) of the layer, for style sheets.
    ///   - base: what it looks and behaves like.
    ///   - config: what your own code wants to know of the presentation; two types with different values are different.
    public init<Config: Equatable & Sendable>(
        _ name: String, like base: PresentationType = .sheet, config: Config, placement: Alignment? = nil,
        transition: PresentationTransition? = nil, isDismissible: Bool? = nil
    ) {
        self.init(
            name: name, base: base, configuration: Configuration(value: config), placement: placement,
            transition: transition, isDismissible: isDismissible)
    }

    /// - Parameters:
    ///   - name: letters, digits and hyphens; also a class name (`custom-NAME`) of the layer, for style sheets.
    ///   - base: what it looks and behaves like.
    public init(
        _ name: String, like base: PresentationType = .sheet, placement: Alignment? = nil,
        transition: PresentationTransition? = nil, isDismissible: Bool? = nil
    ) {
        self.init(
            name: name, base: base, configuration: nil, placement: placement, transition: transition,
            isDismissible: isDismissible)
    }

    private init(
        name: String, base: PresentationType, configuration: Configuration?, placement: Alignment?,
        transition: PresentationTransition?, isDismissible: Bool?
    ) {
        self.name = name
        self.base = base
        self.configuration = configuration
        self.placement = placement
        self.transition = transition
        self.isDismissible = isDismissible
    }

    /// The configuration the type was made with, if it is a `Config`.
    public func config<Config>(as type: Config.Type = Config.self) -> Config? { configuration?.value as? Config }

    private struct Configuration: Sendable, Equatable {
        let value: any Equatable & Sendable

        static func == (a: Self, b: Self) -> Bool { equal(a.value, b.value) }

        private static func equal<E: Equatable>(_ a: E, _ b: any Equatable) -> Bool { a == b as? E }
    }
}
