// SPDX-License-Identifier: Apache-2.0
import DaisCore
import Foundation
import Testing

@Suite("Names of Core Graphics")
struct GeometryFunctionTests {
    @Test("the functions take their numbers in the order of the initializers")
    func functions() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("descriptions are the numbers in parentheses")
    func descriptions() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    }
}
