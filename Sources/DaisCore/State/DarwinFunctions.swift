// SPDX-License-Identifier: Apache-2.0
internal import Foundation

// Linux lacks these functions of Foundation.

/// A time in seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since the first of January 2001.
///
/// ```swift
/// let start = CFAbsoluteTimeGetCurrent()
/// print("It took \(CFAbsoluteTimeGetCurrent() - start) s")
/// ```
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Runs a closure. Linux has no pool of objects that are released later.
///
/// ```swift
/// let size = autoreleasepool { Data(count: 1000).count }
/// ```
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
