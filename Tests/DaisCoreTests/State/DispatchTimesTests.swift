// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Dispatch
import Testing

@Suite("Spans between times of Dispatch")
struct DispatchTimesTests {
    @Test("a time is advanced by a span, and the distance to it is the span")
    func spans() {
        let start = DispatchTime(uptimeNanoseconds: 5_000_000_000)
        let later = start.advanced(by: .milliseconds(1500))
        #expect(later.uptimeNanoseconds == 6_500_000_000)
        #expect(start.distance(to: later) == .milliseconds(1500))
        #expect(later.distance(to: start) == .milliseconds(-1500))
        #expect(MSEC_PER_SEC == 1000)
    }
}
