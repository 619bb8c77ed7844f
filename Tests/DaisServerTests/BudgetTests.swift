// SPDX-License-Identifier: Apache-2.0

import DaisCore
import NIOCore
import Synchronization
import Testing

@testable import DaisServer

@Suite("What a client may cost")
struct BudgetTests {
    @Test(
        "Addresses of one network of IPv6 count as one client, those of IPv4 each as one",
        arguments: [
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
            ("[2001:db8:1:2::1]:4711", "2001:db8:1:2::/64"), ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
            ("192.0.2.1", "192.0.2.1"), ("192.0.2.1:80", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"),
            ("unknown", "unknown"),
        ])
    func networks(text: String, network: String) {
        let address = ClientAddress(text)
        #expect(address.description == network)
        #expect(address.isLimited)
    }

    @Test("A peer on this machine may be a proxy for many clients, and has no account")
    func loopback() throws {
        let book = AddressBook(TrafficLimits())
        for ip in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            let peer = try SocketAddress(ipAddress: ip, port: 1)
            #expect(book.account(of: ClientAddress(peer: peer)) == nil, "\(ip)")
        }
        #expect(book.account(of: ClientAddress(peer: nil)) == nil)
        let other = try SocketAddress(ipAddress: "192.0.2.1", port: 1)
        #expect(book.account(of: ClientAddress(peer: other)) != nil)
    }

    @Test("Two connections of one network share an account, which outlives them while something is missing in it")
    func sharing() throws {
        let start = ContinuousClock.now
        let book = AddressBook(TrafficLimits())
        let first = try #require(book.account(of: ClientAddress("2001:db8::1"), now: start))
        first.budget.spend(time: .seconds(6), bytes: 0, now: start)
        #expect(book.account(of: ClientAddress("2001:db8::2"), now: start)?.budget.pause(now: start) != nil)
        func fill(_ count: Int, _ network: String, _ now: ContinuousClock.Instant) {
            for number in 0..<count {
                _ = book.account(of: ClientAddress("\(network).\(number / 250).\(number % 250)"), now: now)
            }
        }
        fill(1100, "10.0", start)
        #expect(book.account(of: ClientAddress("2001:db8::3"), now: start) === first)
        fill(3000, "10.1", start + .seconds(60))
        #expect(book.count < 3000)
    }

    @Test("A rate gives what it has at once, then tells how long the next unit takes")
    func rates() throws {
        let start = ContinuousClock.now
        var limits = TrafficLimits()
        limits.hellos = TrafficRate(perSecond: 2, atOnce: 3)
        let account = try #require(AddressBook(limits).account(of: ClientAddress("192.0.2.1"), now: start))
        for _ in 0..<3 { #expect(account.take(.hello, now: start) == nil) }
        #expect(account.take(.hello, now: start).map { $0 > 0.4 && $0 <= 0.5 } == true)
        #expect(account.take(.page, now: start) == nil)
        #expect(account.take(.hello, now: start + .milliseconds(600)) == nil)
    }

    @Test("Every turn that a process allows is paid in full from a full budget")
    func longTurn() {
        let start = ContinuousClock.now
        let limits = TrafficLimits()
        let budget = Budget(time: limits.sessionMilliseconds, bytes: limits.sessionBytes, now: start)
        budget.spend(time: .seconds(10), bytes: 0, now: start)
        // 5 s are there at once, and the others come in 20 s.
        #expect(budget.pause(now: start + .seconds(19)) != nil)
        #expect(budget.pause(now: start + .milliseconds(20_010)) == nil)
        // A browser comes again after 30 s without an answer.
        budget.spend(time: .seconds(100), bytes: 0, now: start + .seconds(21))
        #expect(budget.pause(now: start + .seconds(21)).map { $0 < .seconds(26) } == true)
    }

    private struct Slow: View {
        @State private var count = 0
        var milliseconds = 30
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("More") {
                    let end = ContinuousClock.now + .milliseconds(milliseconds)
                    while ContinuousClock.now < end {}
                    count += 1
                }
            }
        }
    }

    @Test("A session that has cost too much is read later, on whatever connection, and loses nothing")
    func session() async throws {
        var options = ServerOptions()
        options.environment = .production
        options.traffic.sessionMilliseconds = TrafficRate(perSecond: 200, atOnce: 20)
        let lines = LogLines()
        try await TestServer.run(options: options, log: lines) {
            Slow()
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            let welcome = try #require(await socket.welcome())
            let start = ContinuousClock.now
            // 20 clicks take 600 ms of the main actor, which are earned in 3 s. A lower bound: a busy machine adds to it.
            for number in 1...10 { try await socket.send("[\"e\",\(number),0,\(page.button),\"click\",null]") }
            #expect(await socket.text(with: "Count 10") != nil)
            socket.close()
            let second = try await SocketClient.open(port: server.port)
            try await second.hello(SocketClient.resuming(welcome, acknowledged: 1000, sequence: 10))
            #expect(await second.welcome()?.status == "resumed")
            for number in 11...20 { try await second.send("[\"e\",\(number),1000,\(page.button),\"click\",null]") }
            #expect(await second.text(with: "Count 20") != nil)
            #expect(ContinuousClock.now - start > .milliseconds(1200))
            second.close()
        }
        #expect(lines.count(with: "main-actor time of a session") >= 1)
    }

    @Test(
        "A session with a debt is paused on a new connection too, whether or not the client waits for the welcome",
        arguments: [true, false])
    func debtOnNewConnection(waits: Bool) async throws {
        var options = ServerOptions()
        options.environment = .production
        options.traffic.sessionMilliseconds = TrafficRate(perSecond: 200, atOnce: 20)
        try await TestServer.run(options: options) {
            Slow(milliseconds: 400)
        } body: { server in
            let reply = try #require(await HTTPReply.get("/", port: server.port))
            let page = try #require(EventTests.page(reply.text))
            let socket = try await SocketClient.open(port: server.port)
            try await socket.hello(page.facts)
            let welcome = try #require(await socket.welcome())
            let start = ContinuousClock.now
            try await socket.send("[\"e\",1,0,\(page.button),\"click\",null]")
            #expect(await socket.text(with: "Count 1") != nil)
            socket.close()
            let second = try await SocketClient.open(port: server.port)
            try await second.hello(SocketClient.resuming(welcome, acknowledged: 1, sequence: 1))
            if waits { #expect(await second.welcome()?.status == "resumed") }
            try await second.send("[\"e\",2,1,\(page.button),\"click\",null]")
            #expect(await second.text(with: "Count 2") != nil)
            // Two clicks take 800 ms. Between them, 380 ms have to be earned, which takes 1.9 s. A busy machine adds.
            #expect(ContinuousClock.now - start > .milliseconds(2500))
            second.close()
        }
    }
}
