// SPDX-License-Identifier: Apache-2.0
// A source-compatibility name: a file that says `import CoreGraphics` finds the types of geometry on Linux. Foundation
// has `CGFloat`, `CGPoint`, `CGSize` and `CGRect`.
@_exported import struct DaisCore.CGAffineTransform
@_exported import enum DaisCore.CGLineCap
@_exported import enum DaisCore.CGLineJoin
@_exported import struct DaisCore.CGVector
@_exported import Foundation
