// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Notification.Name {
    fileprivate static let orderPlaced = Notification.Name("orderPlaced")
}

private struct Quote: Codable, Equatable {
    var text: String
}

/// Answers every request without a network.
private final class Canned: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "missing" else {
            client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
            return
        }
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(#"{"text":"hello"}"#.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}

@Suite struct SourcePublisherTests {
    @Test("An autoconnected main timer ticks on the main actor without a running run loop, and stops when canceled")
    @MainActor func timer() async throws {
        var ticks = 0
        let clock = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        let subscription = clock.sink { _ in MainActor.assumeIsolated { ticks += 1 } }
        for _ in 0..<300 where ticks < 3 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(ticks >= 3)
        subscription.cancel()
        let stopped = ticks
        try await Task.sleep(for: .milliseconds(80))
        #expect(ticks == stopped)
    }

    @Test("A connected timer runs although its connection is not kept, until it is canceled")
    @MainActor func connectedTimer() async throws {
        var ticks = 0
        let timer = Timer.publish(every: 0.01, tolerance: 0.001, on: .main, in: .default)
        let subscription = timer.sink { _ in ticks += 1 }
        #expect(ticks == 0)
        _ = timer.connect()
        for _ in 0..<300 where ticks < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(ticks >= 2)
        subscription.cancel()
    }

    @Test("A notification publisher delivers its name and sender until canceled")
    func notifications() {
        let center = NotificationCenter()
        let sender = NSObject()
        var seen: [String] = []
        let any = center.publisher(for: .orderPlaced).sink { seen.append("any \($0.userInfo?["id"] ?? "-")") }
        let one = center.publisher(for: .orderPlaced, object: sender).map(\.name.rawValue).sink { seen.append($0) }
        center.post(name: .orderPlaced, object: nil, userInfo: ["id": 7])
        center.post(name: .orderPlaced, object: sender)
        any.cancel()
        one.cancel()
        center.post(name: .orderPlaced, object: sender)
        #expect(seen.sorted() == ["any -", "any 7", "orderPlaced"])
    }

    @Test("A notification publisher delivers no more than was demanded")
    func notificationDemand() {
        let center = NotificationCenter()
        var count = 0
        let subscription = center.publisher(for: .orderPlaced).prefix(2).sink { _ in count += 1 }
        for _ in 0..<4 { center.post(name: .orderPlaced, object: nil) }
        subscription.cancel()
        #expect(count == 2)
    }

    @Test("Optionals, results and sequences publish their values")
    func valuesAsPublishers() {
        var seen: [Int] = []
        var subscriptions: Set<AnyCancellable> = []
        Optional(1).publisher.sink { seen.append($0) }.store(in: &subscriptions)
        Int?.none.publisher.sink { seen.append($0) }.store(in: &subscriptions)
        Result<Int, Never>.success(2).publisher.sink { seen.append($0) }.store(in: &subscriptions)
        [3, 4].publisher.sink { seen.append($0) }.store(in: &subscriptions)
        #expect(seen == [1, 2, 3, 4])
    }

    @Test("A data task publishes the body, which decodes as JSON, or the task's error")
    func dataTask() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Canned.self]
        let session = URLSession(configuration: configuration)
        let quotes = session.dataTaskPublisher(for: URL(string: "http://example.invalid/quote")!)
            .map(\.data)
            .decode(type: Quote.self, decoder: JSONDecoder())
        for try await quote in quotes.values { #expect(quote == Quote(text: "hello")) }
        let missing = session.dataTaskPublisher(for: URL(string: "http://example.invalid/missing")!)
        await #expect(throws: URLError.self) { for try await _ in missing.map(\.data).values {} }
    }
}
