// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import DaisObjects

private class Base<Item> {
    let flag = true
    @Published var items: [Item] = []
    weak var parent: Base?
}

private final class Derived: Base<String> {
    var pair: (UInt8, Double) = (1, 2)
    @Published var name: String? = "x"
    lazy var slow = 3
    unowned(unsafe) var other: Base<String>?
}

@Suite struct PublishedFieldsTests {
    @Test("This toolchain reports the offsets of class fields as expected")
    func selfTest() {
        #expect(PublishedFields.offsetsAreTrustworthy)
    }

    @Test("The Mirror walk, used where offsets cannot be trusted, finds the same properties")
    func mirrorAgrees() {
        let object = Derived()
        let byOffset = PublishedFields(of: Derived.self).all(of: object)
        #expect(byOffset.count == 2)
        #expect(
            Set(PublishedFields.mirrored(object).map(ObjectIdentifier.init)) == Set(byOffset.map(ObjectIdentifier.init))
        )
    }
}
