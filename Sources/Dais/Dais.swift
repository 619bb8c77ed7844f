// SPDX-License-Identifier: Apache-2.0
// The whole of Dais in one import. An app's file needs Foundation and Observation as it does with SwiftUI.
@_exported import DaisCore
@_exported import DaisObjects
@_exported import DaisServer
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
