// SPDX-License-Identifier: Apache-2.0

import DaisServer
import Logging
import Testing

@Suite("Who may connect, and how fast")
struct PolicyTests {
    @Test("An origin is ours if it names our host, default ports left out or not")
    func origins() {
        let policy = OriginPolicy(allowed: ["https://Other.example/"])
        #expect(policy.accepts(origin: "https://app.example", host: "app.example"))
        #expect(policy.accepts(origin: "https://app.example", host: "app.example:443"))
        #expect(policy.accepts(origin: "http://app.example:80", host: "APP.example"))
        #expect(policy.accepts(origin: "http://[::1]:8080", host: "[::1]:8080"))
        #expect(policy.accepts(origin: "https://other.example", host: "app.example"))
        #expect(policy.accepts(origin: nil, host: "app.example"))
        #expect(!policy.accepts(origin: "https://app.example.evil", host: "app.example"))
        #expect(!policy.accepts(origin: "http://app.example:8081", host: "app.example:8080"))
        #expect(!policy.accepts(origin: "http://app.example", host: "app.example:443"))
        #expect(!policy.accepts(origin: "null", host: "null"))
        #expect(!policy.accepts(origin: "file://app.example", host: "app.example"))
        #expect(!policy.accepts(origin: "https://app.example", host: nil))
        #expect(!policy.accepts(origin: "", host: ""))
    }

    @Test("In development a name that somebody pointed at this machine is not ours")
    func rebinding() {
        let policy = OriginPolicy(allowed: ["https://app.example"], localHostsOnly: true)
        for host in ["localhost:8080", "LOCALHOST", "127.0.0.1:8080", "[::1]:8080", "app.example", "my.localhost:1"] {
            #expect(policy.accepts(host: host), "\(host)")
        }
        for host in ["evil.example:8080", "127.evil.example", "localhost.evil.example", "[::2]:80", ""] {
            #expect(!policy.accepts(host: host), "\(host)")
            #expect(!policy.accepts(origin: "http://\(host)", host: host), "\(host)")
        }
        #expect(OriginPolicy(allowed: []).accepts(host: "anything.example"))
    }

    @Test("An origin has the scheme that the proxy tells, and the one that is listed")
    func schemes() {
        let policy = OriginPolicy(allowed: ["https://app.example"])
        #expect(policy.accepts(origin: "https://app.example", host: "app.example", scheme: "https"))
        #expect(!policy.accepts(origin: "http://app.example", host: "app.example", scheme: nil))
        let open = OriginPolicy(allowed: [])
        #expect(open.accepts(origin: "https://app.example", host: "app.example", scheme: "https"))
        #expect(!open.accepts(origin: "http://app.example", host: "app.example", scheme: "https"))
        #expect(!open.accepts(origin: "https://app.example", host: "app.example", scheme: "http"))
        #expect(open.accepts(origin: "http://app.example", host: "app.example", scheme: nil))
    }

    @Test("Only the listed hosts and this machine's names are answered")
    func hosts() {
        let policy = OriginPolicy(allowed: ["https://site.example:8443"], hosts: ["App.example"])
        for host in ["app.example", "APP.EXAMPLE:8080", "app.example.", "site.example", "localhost:1", "[::1]:8080"] {
            #expect(policy.accepts(host: host), "\(host)")
        }
        for host in [
            "evil.example", "app.example.evil", "xapp.example", "", "[::2]", "[::1]evil.example", "[::1.localhost",
        ] {
            #expect(!policy.accepts(host: host), "\(host)")
            #expect(!policy.accepts(origin: "https://\(host)", host: host), "\(host)")
        }
    }

    @Test("An origin that is only equivalent to a listed one is not listed")
    func equivalent() {
        let policy = OriginPolicy(allowed: ["https://caf\u{E9}.example"])
        #expect(!policy.accepts(origin: "https://cafe\u{301}.example", host: "app.example"))
    }

    @Test("A listed text that is no host is the name of none")
    func noHost() {
        let policy = OriginPolicy(allowed: [], hosts: ["[::1", ""])
        for host in ["", "[::1", "[::1]x", ":80"] { #expect(!policy.accepts(host: host), "\(host)") }
    }

    @Test("A connection may send two seconds' worth at once and then the rate")
    func budget() {
        let start = ContinuousClock.now
        var frames = TokenBucket(TrafficRate(perSecond: 10, atOnce: 20), now: start)
        for _ in 0..<20 { frames.spend(1, now: start) }
        #expect(frames.pause(now: start) == nil)
        frames.spend(5, now: start)
        #expect(frames.pause(now: start).map { $0 >= .milliseconds(500) && $0 < .milliseconds(510) } == true)
        #expect(frames.pause(now: start + .seconds(1)) == nil)
        frames.spend(1_000_000, now: start + .seconds(1))
        #expect(frames.pause(now: start + .seconds(1)).map { $0 <= .seconds(6) } == true)
    }

    @Test("Only an address that nobody else reaches is this machine's own")
    func loopback() {
        for host in ["127.0.0.1", "127.8.0.1", "localhost", "my.localhost", "::1", "[::1]"] {
            #expect(ServerEnvironment.isLoopback(host), "\(host)")
        }
        for host in ["0.0.0.0", "::", "10.0.0.1", "127.evil.example", "localhost.example", ""] {
            #expect(!ServerEnvironment.isLoopback(host), "\(host)")
        }
    }

    @Test("gzip is taken where it is offered and not excluded")
    func encodings() {
        #expect(PageHeaders.acceptsGzip("gzip, deflate, br"))
        #expect(PageHeaders.acceptsGzip("br;q=1.0, gzip;q=0.8"))
        #expect(PageHeaders.acceptsGzip("*"))
        #expect(!PageHeaders.acceptsGzip("gzip; q=0"))
        #expect(!PageHeaders.acceptsGzip("br"))
        #expect(!PageHeaders.acceptsGzip(nil))
    }

    @Test("Compressed bytes come back the same, and what gains nothing stays as it is")
    func gzip() throws {
        let bytes = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let packed = try #require(Gzip.compress(bytes, level: 6))
        #expect(packed.count < bytes.count / 10)
        #expect(try gunzip(packed) == bytes)
        #expect(Gzip.compress([1, 2, 3], level: 6) == nil)
        #expect(Gzip.compress([], level: 6) == nil)
    }
}
