// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Testing

@Suite("The identity to which the state of a session is bound")
struct AnyIdentityTests {
    private struct User: Codable, Equatable {
        var id: Int
        var name: String
    }

    private final class Account: Equatable, Sendable {
        static func == (first: Account, second: Account) -> Bool { first === second }
    }

    private struct Member: Equatable { let account: Account }

    @Test("equal identities of one type have one binding, which is a text that does not depend on the process")
    func encodable() {
        let binding = AnyIdentity(User(id: 1, name: "Ada")).binding
        #expect(binding == AnyIdentity(User(id: 1, name: "Ada")).binding)
        #expect(binding.hasSuffix(#"{"id":1,"name":"Ada"}"#))
        #expect(binding != AnyIdentity(User(id: 2, name: "Ada")).binding)
        #expect(AnyIdentity("1").binding != AnyIdentity(1).binding)
    }

    @Test("an identity that cannot be encoded never has the same binding again")
    func notEncodable() {
        let member = AnyIdentity(Member(account: Account()))
        #expect(member.binding != member.binding)
    }
}
