// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

@testable import BrowserFixtures

@MainActor
@Suite("Games and charts as programs")
struct GameProgramTests {
    @Test("two equal cards match, and all matches win")
    func memory() {
        let screen = Screen { MemoryProgram() }
        func card(_ number: Int) -> Query? { screen.all(.button).first { $0.label.hasPrefix("Card \(number),") } }
        screen.button("Vehicles").tap()
        card(1)?.tap()
        #expect(card(1)?.label == "Card 1, 🚲")
        card(2)?.tap()
        #expect(card(2)?.label == "Card 2, matched")
        #expect(screen.text("Score: 2").exists)
        for number in 3...8 { card(number)?.tap() }
        #expect(screen.text("You have won").exists)
        screen.button("Restart").tap()
        #expect(screen.text("Score: 0").exists)
        #expect(!screen.text("You have won").exists)
    }

    @Test("tiles slide, merge once, and a full board without equal neighbors is over")
    func rules() {
        var board = SlidingBoard(rows: [[2, 2, 2, 2], [4, 0, 0, 4], [0, 0, 0, 0], [8, 0, 2, 2]])
        board.move(.left)
        #expect(board.rows[0].prefix(2) == [4, 4])
        #expect(board.rows[1][0] == 8)
        #expect(board.rows[3].prefix(2) == [8, 4])
        #expect(board.score == 20)
        let over = SlidingBoard(rows: [[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]])
        #expect(over.isOver)
        #expect(!board.isOver)
    }

    @Test("a move can be undone, and a new game begins with two tiles")
    func sliding() {
        let screen = Screen { SlidingProgram() }
        #expect(!screen.button("Undo").isEnabled)
        for name in ["Left", "Up", "Right", "Down"] { screen.button(name).tap() }
        #expect(screen.button("Undo").isEnabled)
        screen.button("Undo").tap()
        screen.button("New Game").tap()
        #expect(!screen.button("Undo").isEnabled)
        #expect(screen.html.contains("Score 0"))
    }

    @Test("charts follow their data, and a bar can be selected")
    func charts() {
        let screen = Screen { ChartsProgram() }
        screen.button("Tue, 30").tap()
        #expect(screen.text("Tue: 30").exists)
        #expect(screen.text("96").exists)
        screen.button("Add 10 to Monday").tap()
        #expect(screen.text("106").exists)
        screen.element(.radio, "Visits").tap()
        #expect(screen.text("Pick a day").exists)
        #expect(screen.html.contains("1220") || screen.html.contains("1,220"))
    }

    @Test("expenses are added, sorted, filtered, deleted and saved")
    func expenses() {
        let screen = Screen { ExpensesProgram() }
        #expect(screen.text("No Expenses").exists)
        for (name, amount) in [("Tea", "5"), ("Laptop", "1200")] {
            screen.button("Add Expense").tap()
            screen.textField("Name").type(name)
            screen.textField("Amount").clear()
            screen.textField("Amount").type(amount)
            screen.button("Save").tap()
        }
        #expect(screen.text("Total: $1,205.00").exists)
        screen.button("Add Expense").tap()
        screen.button("Save").tap()
        #expect(screen.alert("Name is empty").exists)
        screen.button("OK").tap()
        screen.button("Cancel").tap()
        screen.button("Reset").tap()
        screen.button("Remove All").tap()
        #expect(screen.text("No Expenses").exists)
    }

    @Test("the calculator computes, and keeps its lines")
    func calculator() {
        let screen = Screen { CalculatorProgram() }
        for key in ["1", "2", "Times", "3", "Equals"] { screen.button(key).tap() }
        #expect(screen.html.contains(">36<"))
        for key in ["Divided by", "0", "Equals"] { screen.button(key).tap() }
        #expect(screen.html.contains(">Error<"))
        for key in ["Clear", "5", "Point", "5", "Change sign"] { screen.button(key).tap() }
        #expect(screen.html.contains(">-5.5<"))
        screen.button("Tape").tap()
        #expect(screen.text("No Lines").exists)
        screen.button("Done").tap()
        for key in ["Plus", "1", "Equals"] { screen.button(key).tap() }
        screen.button("Tape").tap()
        #expect(screen.text("-5.5 + 1 = -4.5").exists)
    }
}
