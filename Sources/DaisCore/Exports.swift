// SPDX-License-Identifier: Apache-2.0
// What `import SwiftUI` brings on Apple's platforms beside the views: Foundation, Observation and the object model.
// FoundationNetworking is a module of its own on Linux; without it `URLSession.shared` would not compile.
@_exported public import DaisObjects
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
