// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("UIDevice and NSScreen")
struct UIDeviceTests {
    private struct Reader: View {
        var body: some View {
            let device = UIDevice.current
            let width = NSScreen.main.map { Int($0.visibleFrame.width) } ?? 0
            Text(verbatim: "\(device.userInterfaceIdiom) \(device.orientation) \(width)")
        }
    }

    @Test("the kind and the orientation follow the window of the session")
    func window() {
        let screen = Screen { Reader() }
        func told(_ width: Double, _ height: Double) -> String? {
            let cost = screen.measure {
                screen.scope.viewportChanged(.array([.number(width), .number(height), .bool(false)]))
            }
            #expect(cost.bodiesByView == ["Reader": 1])
            return screen.elements(.span).first?.text
        }
        #expect(screen.elements(.span).first?.text == "pad landscapeLeft 1024")
        #expect(told(390, 844) == "phone portrait 390")
        #expect(told(743, 400) == "phone landscapeLeft 743")
        #expect(told(744, 1000) == "pad portrait 744")
    }

    @Test("orientations know their direction")
    func orientations() {
        #expect(UIDeviceOrientation.landscapeRight.isLandscape && !UIDeviceOrientation.landscapeRight.isPortrait)
        #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait && !UIDeviceOrientation.portraitUpsideDown.isFlat)
        #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    }
}
