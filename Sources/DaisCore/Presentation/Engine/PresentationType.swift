// SPDX-License-Identifier: Apache-2.0

/// The type of a presentation of a coordinator.
///
/// Define a custom type as a static member; ``CustomPresentation`` describes its base and how it differs:
/// ```swift
/// extension PresentationType {
///     static func inspector(config: InspectorConfig) -> PresentationType {
///         .custom(CustomPresentation("inspector", like: .drawer(edge: .trailing), config: config))
///     }
/// }
/// ```
public enum PresentationType: Sendable, Equatable {
    /// A sheet.
    case sheet
    /// A cover that fills the window or the host.
    case fullScreenCover
    /// An alert.
    case alert
    /// A confirmation dialog.
    case confirmationDialog
    /// A popover. When presented by a coordinator in a view's action, it is anchored to that view; otherwise, for
    /// example in a task, it is in the middle of the window.
    case popover(anchor: PopoverAttachmentAnchor, edge: Edge)
    /// A panel at an edge of the window.
    case drawer(edge: Edge)
    /// A custom type.
    indirect case custom(CustomPresentation)

    /// A toast: not modal, above everything, and visible for four seconds. At most three are on the page.
    public static let toast = PresentationType.custom(CustomPresentation(of: .toast))
    /// A trailing column in wide windows and a sheet in narrow ones.
    public static let inspector = PresentationType.custom(CustomPresentation(of: .inspector))
}

/// A custom type of presentation: a name, a base type, and the differences.
///
/// ```swift
/// let banner = CustomPresentation("banner", like: .sheet, placement: .top, transition: .slide(edge: .top))
/// coordinator.present(type: .custom(banner), content: AnyView(Banner()))
/// ```
public struct CustomPresentation: Sendable, Equatable {
    /// The name that identifies the type in logs, style sheets and snapshots.
    public let name: String
    /// The type that provides the default appearance and behavior.
    public let base: PresentationType
    /// The alignment of the surface in the window, or `nil` for that of ``base``.
    public var placement: Alignment?
    /// The transition, or `nil` for that of ``base``.
    public var transition: PresentationTransition?
    /// A Boolean value that indicates whether a press outside or Escape dismisses it, or `nil` for the behavior of
    /// ``base``.
    public var isDismissible: Bool?
    private let configuration: Configuration?
    /// The engine's kind, for types that are not cases of ``PresentationType``.
    var kind: PresentationKind?

    init(of kind: PresentationKind) {
        self.init(kind.name, like: .sheet)
        self.kind = kind
    }

    /// Creates a custom type with a configuration.
    ///
    /// - Parameters:
    ///   - name: Letters, digits and hyphens. The layer has the class name `custom-NAME` for style sheets.
    ///   - base: The type that provides the default appearance and behavior.
    ///   - config: A value for the app's own code. Types with different values are different.
    ///   - placement: The place in the window.
    ///   - transition: The transition in and out.
    ///   - isDismissible: A Boolean value that tells whether the user may dismiss it.
    public init<Config: Equatable & Sendable>(
        _ name: String, like base: PresentationType = .sheet, config: Config, placement: Alignment? = nil,
        transition: PresentationTransition? = nil, isDismissible: Bool? = nil
    ) {
        self.init(
            name: name, base: base, configuration: Configuration(value: config), placement: placement,
            transition: transition, isDismissible: isDismissible)
    }

    /// Creates a custom type.
    ///
    /// - Parameters:
    ///   - name: Letters, digits and hyphens. The layer has the class name `custom-NAME` for style sheets.
    ///   - base: The type that provides the default appearance and behavior.
    ///   - placement: The place in the window.
    ///   - transition: The transition in and out.
    ///   - isDismissible: A Boolean value that tells whether the user may dismiss it.
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

    /// Returns the configuration of the type, or `nil` if it is not a `Config`.
    public func config<Config>(as type: Config.Type = Config.self) -> Config? { configuration?.value as? Config }

    private struct Configuration: Sendable, Equatable {
        let value: any Equatable & Sendable

        static func == (a: Self, b: Self) -> Bool { equal(a.value, b.value) }

        private static func equal<E: Equatable>(_ a: E, _ b: any Equatable) -> Bool { a == b as? E }
    }
}
