// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A detent with a computed height.
///
/// ```swift
/// struct Toolbar: CustomPresentationDetent {
///     static func height(in context: Context) -> CGFloat? {
///         max(44, context.maxDetentValue * 0.1)
///     }
/// }
/// .presentationDetents([.custom(Toolbar.self), .large])
/// ```
/// It is computed again when the window's size, or a value that it reads from the environment, changes.
public protocol CustomPresentationDetent {
    /// The environment and the available height.
    typealias Context = PresentationDetent.Context
    /// Returns the height in points, or `nil` if the detent is unavailable.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// Returns a detent whose height a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(identity: .type(ObjectIdentifier(type)), rule: .type(type))))
    }

    /// Returns a detent whose height, in points, a closure computes. SwiftUI has no equivalent.
    ///
    /// ```swift
    /// extension PresentationDetent {
    ///     static let compact = custom { context in min(context.maxDetentValue * 0.3, 300) }
    /// }
    /// ```
    /// Detents are compared but closures cannot be: two detents created at the same source location are equal. Use
    /// ``custom(_:resolver:)`` to create several at one location.
    public static func custom(
        _ height: @escaping @Sendable (Context) -> CGFloat?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> PresentationDetent {
        closure(.name("\(fileID):\(line):\(column)"), height)
    }

    /// Returns a detent whose height, in points, a closure computes. SwiftUI has no equivalent.
    @_disfavoredOverload
    public static func custom(
        resolver: @escaping @Sendable (Context) -> CGFloat?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> PresentationDetent {
        closure(.name("\(fileID):\(line):\(column)"), resolver)
    }

    /// Returns a named detent whose height, in points, a closure computes. SwiftUI has no equivalent.
    public static func custom(
        _ id: String, resolver: @escaping @Sendable (Context) -> CGFloat?
    ) -> PresentationDetent {
        closure(.name(id), resolver)
    }

    private static func closure(
        _ identity: CustomDetent.Identity, _ height: @escaping @Sendable (Context) -> CGFloat?
    ) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(identity: identity, rule: .closure(height))))
    }
}

/// The name of the context in older code.
public typealias PresentationDetentContext = PresentationDetent.Context

/// A computed height and its identity.
struct CustomDetent: Hashable, @unchecked Sendable {
    enum Identity: Hashable, Sendable {
        case type(ObjectIdentifier)
        case name(String)
    }
    /// Unchecked because of the metatype, which is the same on every thread; its requirement is nonisolated.
    enum Rule {
        case type(any CustomPresentationDetent.Type)
        case closure(@Sendable (PresentationDetent.Context) -> CGFloat?)
    }
    let identity: Identity
    let rule: Rule

    func height(in context: PresentationDetent.Context) -> CGFloat? {
        switch rule {
        case .type(let type): type.height(in: context)
        case .closure(let height): height(context)
        }
    }

    static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
