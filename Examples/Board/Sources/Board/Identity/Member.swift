// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The identity of a session. If the name or the role changes, the session is another one.
struct Member: Equatable, Sendable, Codable {
    var id: Int64
    var name: String
    var role: Role
    var loginID: Int64

    var canEdit: Bool { role >= .member }
}

extension EnvironmentValues {
    var member: Member? { self[identity: Member.self] }
}
