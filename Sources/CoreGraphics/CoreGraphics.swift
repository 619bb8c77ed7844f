// SPDX-License-Identifier: Apache-2.0
// A source-compatibility name: a file that says `import CoreGraphics` finds the types of geometry on Linux. Foundation
// has `CGFloat`, `CGPoint`, `CGSize` and `CGRect`.
@_exported import struct DaisCore.CGAffineTransform
@_exported import class DaisCore.CGColor
@_exported import enum DaisCore.CGLineCap
@_exported import enum DaisCore.CGLineJoin
@_exported import class DaisCore.CGMutablePath
@_exported import class DaisCore.CGPath
@_exported import struct DaisCore.CGPathElement
@_exported import enum DaisCore.CGPathElementType
@_exported import enum DaisCore.CGPathFillRule
@_exported import struct DaisCore.CGVector
@_exported import Foundation
