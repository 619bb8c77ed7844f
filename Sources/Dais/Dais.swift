// SPDX-License-Identifier: Apache-2.0
// All of Dais in one import. An app imports Foundation and Observation separately, as with SwiftUI.
@_exported import DaisCore
@_exported import DaisObjects
@_exported import DaisServer
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
