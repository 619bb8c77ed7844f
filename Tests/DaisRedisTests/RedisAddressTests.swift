// SPDX-License-Identifier: Apache-2.0
#if Redis
import Testing

@testable import DaisRedis

@Suite("Addresses of a Redis")
struct RedisAddressTests {
    @Test("an address names the place, the user, the password and the database")
    func parts() throws {
        let plain = try RedisAddress("redis://cache.example")
        #expect(plain.place == .host("cache.example", port: 6379))
        #expect(plain.database == 0 && plain.user == nil && plain.password == nil)
        let full = try RedisAddress("redis://app:p%40ss%20word@[::1]:7000/3")
        #expect(full.place == .host("::1", port: 7000))
        #expect(full.user == "app" && full.password == "p@ss word" && full.database == 3)
        let password = try RedisAddress("redis://:secret@127.0.0.1")
        #expect(password.user == nil && password.password == "secret")
        let socket = try RedisAddress("unix:/run/redis/redis.sock?db=2&password=p%26q")
        #expect(socket.place == .socket("/run/redis/redis.sock"))
        #expect(socket.database == 2 && socket.password == "p&q")
        #expect(try RedisAddress("unix:///run/redis.sock").place == .socket("/run/redis.sock"))
    }

    @Test(
        "a text that is no address is refused with what is wrong and the remedy",
        arguments: [
            ("rediss://cache.example", "stunnel"), ("http://cache.example", "begins with redis:// or unix:"),
            ("127.0.0.1:6379", "begins with redis:// or unix:"), ("redis://", "The host is missing"),
            ("redis://host:70000", "port 70000"), ("redis://host/first", "“first”"),
            ("redis://app@host", "“app” has no password"), ("redis://a:secret word@host:x", "no address"),
            ("unix:redis.sock", "begins with /"), ("unix:/a?database=1", "“database”"), ("unix:/a?db=x", "“x”"),
        ])
    func refused(text: String, words: String) {
        #expect {
            _ = try RedisAddress(text)
        } throws: { error in
            "\(error)".contains(words) && !"\(error)".contains("secret")
        }
    }

    @Test("the text for messages has no password")
    func noPassword() throws {
        #expect(try RedisAddress("redis://app:secret@cache:7000/3").description == "redis://cache:7000/3")
        #expect(try RedisAddress("unix:/run/r.sock?password=secret").description == "unix:/run/r.sock?db=0")
    }
}
#endif
