// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
    /// Returns the path with all points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { mapped { $0.applying(transform) } }
}

extension Shape {
    /// Returns the shape with its path transformed around the top left corner.
    public func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
        _ChangedShape(base: self) { path, _ in path.applying(transform) }
    }
}
