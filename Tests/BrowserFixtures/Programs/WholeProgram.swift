// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The programs of this folder, written as apps for iOS are. Each is a window of its own in the tests.
struct WholeProgram: View {
    let name: String

    var body: some View {
        switch name {
        case "program-landmarks": LandmarksProgram()
        case "program-meetings": MeetingsProgram()
        case "program-reducers": ReducersProgram()
        case "program-coordinated": CoordinatedProgram()
        case "program-sign-up": SignUpProgram()
        case "program-routes": RoutesProgram()
        case "program-popups": PopupsProgram()
        case "program-charts": ChartsProgram()
        case "program-memory": MemoryProgram()
        case "program-sliding": SlidingProgram()
        case "program-expenses": ExpensesProgram()
        case "program-calculator": CalculatorProgram()
        default: Text("There is no program named \(name)")
        }
    }
}
