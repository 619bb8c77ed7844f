// SPDX-License-Identifier: Apache-2.0
import CoreGraphics.CGGeometry

/// A rectangle of a file that imports only the submodule, as some do.
enum GeometryModule {
    static let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    static let move = CGAffineTransform(translationX: 1, y: 0)
}
