// SPDX-License-Identifier: Apache-2.0

/// The id and the importance of a presentation, which the policy of its place reads.
///
/// ```swift
/// coordinator.present(type: .alert, request: PresentationRequest(id: "expired", priority: .high)) {
///     Text("Sign in again")
/// }
/// ```
/// For other doors, set it with ``View/presentationRequest(id:priority:outlivesPresenter:)``.
public struct PresentationRequest: Hashable, Sendable {
    /// An id that is unique among the presentations of a place, or `nil`. Another presentation with the same id is not
    /// shown, unless the policy says otherwise; see ``PresentationPolicy/Duplicates``.
    public var id: String?
    /// The importance.
    public var priority: PresentationPriority
    /// A Boolean value that indicates whether the presentation keeps waiting when its presenting view is removed. It is
    /// then shown in the window, with the environment of that view. One that is already shown leaves with its view.
    public var outlivesPresenter: Bool

    /// Creates a request.
    public init(id: String? = nil, priority: PresentationPriority = .normal, outlivesPresenter: Bool = false) {
        self.id = id
        self.priority = priority
        self.outlivesPresenter = outlivesPresenter
    }
}

/// The importance of a presentation among others that wait, or that are shown.
///
/// ```swift
/// extension PresentationPriority {
///     static let hint = PresentationPriority(rawValue: -5)
/// }
/// ```
public struct PresentationPriority: RawRepresentable, Comparable, Hashable, Sendable {
    /// The importance as a number. Larger numbers are more important.
    public let rawValue: Int

    /// For something that can wait, such as a hint.
    public static let low = PresentationPriority(rawValue: -10)
    /// The default.
    public static let normal = PresentationPriority(rawValue: 0)
    /// For something that should not wait for others.
    public static let high = PresentationPriority(rawValue: 10)

    /// Creates a priority from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns whether the first priority is less important.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension View {
    /// Sets the id and the importance of presentations of this view, such as those of the modifiers before this one.
    ///
    /// ```swift
    /// ContentView()
    ///     .alert("Session expired", isPresented: $isExpired) {}
    ///     .presentationRequest(id: "expired", priority: .high)
    /// ```
    /// It applies to all presentations inside the view, except to those of presented content, until a modifier further
    /// inside sets other values. It is read when something is presented.
    ///
    /// - Parameters:
    ///   - id: An id that is unique among the presentations of a place, or `nil`.
    ///   - priority: The importance.
    ///   - outlivesPresenter: Whether a presentation keeps waiting when its presenting view is removed.
    nonisolated public func presentationRequest(
        id: String? = nil, priority: PresentationPriority = .normal, outlivesPresenter: Bool = false
    ) -> some View {
        environment(
            \.presentationRequest,
            PresentationRequest(id: id, priority: priority, outlivesPresenter: outlivesPresenter))
    }
}

enum PresentationRequestKey: EnvironmentKey {
    static var defaultValue: PresentationRequest { PresentationRequest() }
}

extension EnvironmentValues {
    var presentationRequest: PresentationRequest {
        get { self[PresentationRequestKey.self] }
        set { self[PresentationRequestKey.self] = newValue }
    }
}
