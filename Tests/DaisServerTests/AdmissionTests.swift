// SPDX-License-Identifier: Apache-2.0

import Dais
import DaisCore
import Foundation
import Synchronization
import Testing

@testable import DaisServer

@Suite("A busy server")
struct AdmissionTests {
    private static let header = "X-Client"
    private static func client(_ address: String) -> [String: String] { [header: address] }

    /// Options of a server behind a proxy that names the client.
    private var behindProxy: ServerOptions {
        var options = ServerOptions()
        options.clientAddressHeader = Self.header
        return options
    }

    @Test(
        "a busy server answers pages beyond its queue with one that comes again by itself", arguments: ["GET", "HEAD"])
    func fullQueue(method: String) async throws {
        var options = behindProxy
        options.traffic.waitingPages = 2
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let isBusy = Mutex(true)
            Task { @MainActor in while isBusy.withLock({ $0 }) { usleep(1000) } }
            // Two of these wait for the main actor; whichever comes third is refused at once.
            let replies = try await withThrowingTaskGroup(of: HTTPReply?.self) { group in
                for number in 1...3 {
                    group.addTask {
                        await HTTPReply.get(
                            "/", port: server.port, method: method,
                            headers: Self.client("192.0.2.\(number)").merging(["Accept-Language": "de-AT"]) { $1 })
                    }
                }
                var replies: [HTTPReply] = []
                for try await reply in group {
                    replies.append(try #require(reply))
                    isBusy.withLock { $0 = false }
                }
                return replies
            }
            #expect(replies.map(\.status) == [503, 200, 200])
            let pause = try #require(replies[0].headers["retry-after"].flatMap { Int($0) })
            #expect((1...4).contains(pause))
            #expect(replies[0].headers["cache-control"] == "no-store")
            #expect(replies[0].headers["content-security-policy"]?.contains("default-src 'none'") == true)
            let refresh = "<meta http-equiv=\"refresh\" content=\"\(pause)\">"
            #expect(replies[0].text.contains(refresh) == (method == "GET"))
            for words in ["<html lang=\"de\"", "<h1>Der Server ist ausgelastet</h1>"] {
                #expect(replies[0].text.contains(words) == (method == "GET"))
            }
        }
    }

    @Test("a busy server lets a client wait for one page of another client, and not for all of them")
    func turnsOfPages() async throws {
        let order = Mutex<[String]>([])
        try await TestServer.run(options: behindProxy) {
            let _ = order.withLock { $0.append(SessionContext.current?.route ?? "") }
            Text("Hello")
        } body: { server in
            let pages = server.views.pages
            let isBusy = Mutex(true)
            Task { @MainActor in while isBusy.withLock({ $0 }) { usleep(1000) } }
            func arrival(of count: Int) async {
                for _ in 0..<5000 where pages.count < count { usleep(1000) }
            }
            await withTaskGroup(of: Int?.self) { group in
                for number in 1...5 {
                    group.addTask {
                        await HTTPReply.get("/many", port: server.port, headers: Self.client("192.0.2.1"))?.status
                    }
                    await arrival(of: number)
                }
                group.addTask {
                    await HTTPReply.get("/one", port: server.port, headers: Self.client("192.0.2.2"))?.status
                }
                await arrival(of: 6)
                // A page is counted just before it is queued.
                usleep(100_000)
                isBusy.withLock { $0 = false }
                for await status in group { #expect(status == 200) }
            }
            #expect(order.withLock { $0 } == ["/many", "/one", "/many", "/many", "/many", "/many"])
        }
    }

    @Test("a busy server leaves places in its queue for others than one client")
    func queueOfOneClient() throws {
        var limits = TrafficLimits()
        limits.waitingPagesPerAddress = 2
        let book = AddressBook(limits)
        let queue = RenderQueue(limits)
        let greedy = try #require(book.account(of: ClientAddress("2001:db8::1")))
        #expect(queue.enter(greedy) == nil && queue.enter(greedy) == nil)
        #expect(queue.enter(greedy) != nil)
        #expect(queue.enter(book.account(of: ClientAddress("2001:db8:0:1::1"))) == nil)
        queue.leave(greedy)
        #expect(queue.enter(greedy) == nil)
    }

    @Test("a busy server limits the pages of each client, and none of this machine without a header")
    func pageRate() async throws {
        var options = behindProxy
        options.traffic.pages = TrafficRate(perSecond: 0.01, atOnce: 2)
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            var statuses: [Int?] = []
            for host in [1, 2, 3] {
                let headers = Self.client("2001:db8::\(host)")
                statuses.append(await HTTPReply.get("/", port: server.port, headers: headers)?.status)
            }
            #expect(statuses == [200, 200, 503])
            let other = await HTTPReply.get("/", port: server.port, headers: Self.client("2001:db8:0:1::1"))
            #expect(other?.status == 200)
        }
        options.clientAddressHeader = nil
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            for _ in 0..<4 { #expect(await HTTPReply.get("/", port: server.port)?.status == 200) }
        }
    }

    @Test("a busy server tells a client with too many hellos when to come again, and refuses its handshakes")
    func helloRate() async throws {
        var options = behindProxy
        options.traffic.hellos = TrafficRate(perSecond: 0.001, atOnce: 1)
        options.traffic.connects = TrafficRate(perSecond: 0.01, atOnce: 2)
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let headers = Self.client("192.0.2.1")
            let first = try await SocketClient.open(port: server.port, headers: headers)
            try await first.hello()
            #expect(await first.welcome() != nil)
            let second = try await SocketClient.open(port: server.port, headers: headers)
            try await second.hello()
            let end = try #require(await second.text())
            let retry = try #require(end.wholeMatch(of: /\["x","limit",".*",([0-9]+)\]/)?.1, "\(end)")
            #expect((115_000...120_000).contains(Int(retry) ?? 0))
            let third = try await SocketClient.open(port: server.port, headers: headers)
            #expect(third.reply.status == 503)
            #expect(third.reply.headers["retry-after"] != nil)
            let other = try await SocketClient.open(port: server.port, headers: Self.client("192.0.2.2"))
            try await other.hello()
            #expect(await other.welcome() != nil)
            for socket in [first, second, third, other] { socket.close() }
        }
    }

    @Test("a busy server refuses connections beyond its limit with a line in the log, and takes them again later")
    func connections() async throws {
        var options = ServerOptions()
        options.traffic.maximumConnections = 2
        // The tests share one main actor: an idle connection must not end before it is this test's turn.
        options.traffic.firstRequestSeconds = 600
        let lines = LogLines()
        try await TestServer.run(options: options, log: lines) {
            Text("Hello")
        } body: { server in
            let idle = try await RawClient(port: server.port)
            let other = try await RawClient(port: server.port)
            try await other.send("HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            #expect(await other.takeHead()?.contains(" 200 ") == true)
            let refused = try await RawClient(port: server.port)
            #expect(await refused.takeAll().isEmpty)
            #expect(lines.count(with: "connection refused") == 1, "\(lines.all)")
            idle.close()
            other.close()
            var status: Int?
            for _ in 0..<200 where status != 200 {
                status = await HTTPReply.get("/", port: server.port)?.status
                if status != 200 { try await Task.sleep(for: .milliseconds(10)) }
            }
            #expect(status == 200)
        }
    }

    @Test("a busy server closes a connection whose first request does not arrive in time", arguments: ["", "GET / HT"])
    func firstRequest(start: String) async throws {
        var options = ServerOptions()
        options.traffic.firstRequestSeconds = 0.3
        try await TestServer.run(options: options) {
            Text("Hello")
        } body: { server in
            let client = try await RawClient(port: server.port, deadline: .seconds(30))
            let begun = ContinuousClock.now
            // A busy machine can send after the time is over.
            if !start.isEmpty { try? await client.send(start) }
            #expect(await client.takeAll().isEmpty)
            #expect(ContinuousClock.now - begun < .seconds(20))
        }
    }

    @Test("a busy server answers a header of more than 32 kB with 431, in one field or in many")
    func largeHeader() async throws {
        try await TestServer.run {
            Text("Hello")
        } body: { server in
            let long = "X: \(String(repeating: "x", count: 33_000))\r\n"
            let many = String(repeating: "X: \(String(repeating: "x", count: 200))\r\n", count: 170)
            for lines in [long, many] {
                let client = try await RawClient(port: server.port)
                try? await client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\(lines)\r\n")
                #expect(await client.takeHead()?.hasPrefix("HTTP/1.1 431") == true)
                #expect(await client.takeAll().isEmpty)
            }
            let small = ["X-Long": String(repeating: "x", count: 20_000)]
            #expect(await HTTPReply.get("/", port: server.port, headers: small)?.status == 200)
        }
    }

    @Test("a busy server may open as many files as the system allows")
    func openFiles() {
        OpenFiles.raiseLimit()
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
        #expect(limits.rlim_cur >= min(limits.rlim_max, 1 << 20))
        #expect(OpenFiles.limit > 0)
    }
}
