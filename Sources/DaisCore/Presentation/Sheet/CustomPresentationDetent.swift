// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A height of a sheet that is computed.
///
/// ```swift
/// struct Toolbar: CustomPresentationDetent {
///     static func height(in context: Context) -> CGFloat? {
///         max(44, context.maxDetentValue * 0.1)
///     }
/// }
/// .presentationDetents([.custom(Toolbar.self), .large])
/// ```
/// It is asked again when the size of the window or a value it has read from the environment changes.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// The height in points, or `nil` where the sheet shall not rest at this detent.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// The height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(identity: .type(ObjectIdentifier(type)), rule: .type(type))))
    }

    /// The height that a closure computes, in points. Not in SwiftUI.
    ///
    /// ```swift
    /// extension PresentationDetent {
    ///     static let compact = custom { context in min(context.maxDetentValue * 0.3, 300) }
    /// }
    /// ```
    /// Detents are compared, closures cannot be: two detents made at the same place of the source are the same one. Where
    /// a place makes several, name them with ``custom(_:resolver:)``.
    public static func custom(
        _ height: @escaping @Sendable (Context) -> CGFloat?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> PresentationDetent {
        closure(.name("\(fileID):\(line):\(column)"), height)
    }

    /// The height that a closure computes, in points. Not in SwiftUI.
    @_disfavoredOverload
    public static func custom(
        resolver: @escaping @Sendable (Context) -> CGFloat?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> PresentationDetent {
        closure(.name("\(fileID):\(line):\(column)"), resolver)
    }

    /// The height that a closure computes, in points, under a name that tells it from others. Not in SwiftUI.
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

/// The context under its name in older code.
public typealias PresentationDetentContext = PresentationDetent.Context

/// A computed height and what it is known by.
struct CustomDetent: Hashable, @unchecked Sendable {
    enum Identity: Hashable, Sendable {
        case type(ObjectIdentifier)
        case name(String)
    }
    /// Unchecked for the first case: a type is the same on every thread, its requirement is not isolated to any.
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
