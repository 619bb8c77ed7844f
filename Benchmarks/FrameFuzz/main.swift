// SPDX-License-Identifier: Apache-2.0
import DaisCore

// DAIS_CORE_ONLY=1 swift run FrameFuzz [--seconds 10] [--seed 1]
//
// Feeds what a hostile or broken browser may send to the reader of frames and to a live session: whatever arrives is
// read, refused or ignored, and the session still answers afterwards. A trap ends the process, which is the failure;
// the seed and the round that led to it are the last line, and repeat it.

func option(_ name: String, _ fallback: Int) -> Int {
    guard let index = CommandLine.arguments.firstIndex(of: name), index + 1 < CommandLine.arguments.count else {
        return fallback
    }
    return Int(CommandLine.arguments[index + 1]) ?? fallback
}

let seed = option("--seed", 1)
let duration = Duration.seconds(option("--seconds", 10))
let end = ContinuousClock.now + duration
var fuzzer = FrameFuzzer(seed: UInt64(seed))
var target = SessionTarget()
var rounds = 0
print("seed \(seed), \(duration)")
while ContinuousClock.now < end {
    rounds += 1
    // Unbuffered, and before the round, so that it is known which one trapped.
    if rounds % 1000 == 1 { note("seed \(seed), round \(rounds)") }
    let frame = fuzzer.frame(ids: target.ids)
    guard let parsed = try? ClientFrame.parse(frame) else {
        fuzzer.refused += 1
        continue
    }
    target.receive(parsed)
    // A session that has been through much is replaced, so that first connections are met too.
    if rounds % 5000 == 0 {
        guard target.stillAnswers() else { fatalError("the session no longer answers: seed \(seed), round \(rounds)") }
        target.close()
        target = SessionTarget()
    }
}
guard target.stillAnswers() else { fatalError("the session no longer answers: seed \(seed), round \(rounds)") }
target.close()
print("\(rounds) frames, \(fuzzer.refused) refused, \(rounds - fuzzer.refused) taken; nothing broke")
