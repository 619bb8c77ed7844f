// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Board

@Suite("identity")
struct IdentityTests {
    @Test("a password is kept as a hash that no other password has")
    func hashes() throws {
        let passwords = Passwords(rounds: 16)
        let hash = try passwords.hash("correct horse")
        #expect(passwords.verify("correct horse", hash))
        #expect(!passwords.verify("correct horsf", hash))
        #expect(!passwords.verify("correct horse", "scrypt$16$broken"))
        #expect(try passwords.hash("correct horse") != hash)
        #expect(!hash.contains("horse"))
    }

    @Test("a first start makes one administrator, and a second start none")
    func firstStart() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "board-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try BoardStore(folder: folder, passwords: Passwords(rounds: 16))
        let password = try #require(try store.addFirstAdministrator())
        #expect(try store.addFirstAdministrator() == nil)
        let token = try await store.logIn(email: "Admin@example.org ", password: password, agent: "Test")
        #expect(try await store.member(of: token)?.role == .administrator)
    }

    @Test("a wrong password logs nobody in, and the eleventh try is refused even with the right one")
    func throttle() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let token = try await fixture.store.invite("slow@example.org", as: .reader, by: fixture.admin)
        _ = try await fixture.store.accept(token, name: "Slow", password: "a long password")
        for _ in 0..<10 {
            let error = await failure {
                try await fixture.store.logIn(email: "slow@example.org", password: "wrong", agent: "")
            }
            #expect(error == .invalid("The address or the password is wrong."))
        }
        let error = await failure {
            try await fixture.store.logIn(email: "slow@example.org", password: "a long password", agent: "")
        }
        #expect(error == .invalid("Too many wrong passwords. Try again in a few minutes."))
    }

    @Test("the throttle forgets after five minutes")
    func throttleTime() {
        let throttle = LoginThrottle()
        let start = Date()
        for _ in 0..<10 { throttle.fail("a", now: start) }
        #expect(!throttle.allows("a", now: start))
        #expect(throttle.allows("b", now: start))
        #expect(throttle.allows("a", now: start + 301))
    }

    @Test("an invitation works once, and not after it was withdrawn")
    func invitations() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let store = fixture.store
        let token = try await store.invite("eve@example.org", as: .member, by: fixture.admin)
        #expect(await failure { try await store.accept(token, name: "Eve", password: "short") } != nil)
        let eve = try await store.accept(token, name: "Eve", password: "a long password")
        #expect(try await store.people().first { $0.id == eve }?.role == .member)
        #expect(
            await failure { try await store.accept(token, name: "Eve", password: "a long password") }
                == .gone("The invitation"))
        #expect(await failure { try await store.invite("EVE@example.org", as: .reader, by: fixture.admin) } != nil)
        let second = try await store.invite("tom@example.org", as: .reader, by: fixture.admin)
        for invitation in try await store.openInvitations() { try await store.withdraw(invitation, by: fixture.admin) }
        #expect(try await store.invitation(second) == nil)
    }

    @Test("a new password ends the other logins")
    func newPassword() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let store = fixture.store
        let here = try await store.addLogin(of: fixture.ada, agent: "here")
        let there = try await store.addLogin(of: fixture.ada, agent: "there")
        let login = try #require(try await store.member(of: here)).loginID
        let wrong = await failure {
            try await store.changePassword(
                from: "guessed", to: "a new password", keeping: login, by: fixture.ada)
        }
        #expect(wrong == .invalid("The present password is wrong."))
        try await store.changePassword(
            from: "a long password", to: "a new password", keeping: login, by: fixture.ada)
        #expect(try await store.member(of: here) != nil)
        #expect(try await store.member(of: there) == nil)
        _ = try await store.logIn(email: "ada@example.org", password: "a new password", agent: "")
    }

    @Test("a person ends only logins of their own")
    func logins() async throws {
        let fixture = try await Fixture()
        defer { fixture.remove() }
        let token = try await fixture.store.addLogin(of: fixture.ada, agent: "")
        let login = try #require(try await fixture.store.member(of: token)).loginID
        try await fixture.store.endLogin(login, by: fixture.reader)
        #expect(try await fixture.store.member(of: token) != nil)
        try await fixture.store.endLogin(login, by: fixture.ada)
        #expect(try await fixture.store.member(of: token) == nil)
    }
}
