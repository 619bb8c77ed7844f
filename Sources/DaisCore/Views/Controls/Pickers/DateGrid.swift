// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The days of a month as buttons, below the month and two buttons that turn it.
struct DateGrid: View, BuiltInView {
    let selection: DateGridSelection
    let earliest: Date?
    let latest: Date?
    /// The first moment of the shown month, once the user has turned it.
    @RestorableState("month") private var turned: Date?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    nonisolated init(selection: Binding<Date>, earliest: Date?, latest: Date?) {
        self.init(.one(selection), earliest: earliest, latest: latest)
    }

    nonisolated init(_ selection: DateGridSelection, earliest: Date?, latest: Date?) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
    }

    /// The day whose month appears first: the earliest chosen one, or today if that is in the range.
    private func firstDay(_ chosen: Set<Date>) -> Date {
        if let day = chosen.min() { return day }
        let today = max(Date(), earliest ?? .distantPast)
        return min(today, latest ?? .distantFuture)
    }

    var body: some View {
        let chosen = selection.days(in: calendar)
        let month = DateMonth(of: turned ?? firstDay(chosen), in: calendar)
        VStack(spacing: 4) {
            HStack {
                Text(verbatim: style(.dateTime.month(.wide).year(), month.start)).font(.headline)
                Spacer()
                turn("chevron.backward", month.start, by: -1)
                turn("chevron.forward", month.start, by: 1)
            }
            .frame(minHeight: 44)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 0) {
                ForEach(0..<7) { column in
                    Text(verbatim: month.weekdaySymbol(column)).font(.footnote).foregroundStyle(.secondary)
                        .frame(height: 24)
                }
                .accessibilityHidden(true)
                ForEach(month.cells) { cell in
                    if let day = cell.day {
                        button(day, isChosen: chosen.contains(day))
                    } else {
                        Color.clear.frame(height: 40)
                    }
                }
            }
        }
        .frame(maxWidth: 380)
    }

    private func style(_ style: Date.FormatStyle, _ date: Date) -> String {
        var style = style
        (style.locale, style.calendar, style.timeZone) = (locale, calendar, calendar.timeZone)
        return date.formatted(style)
    }

    private func turn(_ symbol: String, _ start: Date, by months: Int) -> some View {
        let target = calendar.date(byAdding: .month, value: months, to: start) ?? start
        return Button {
            turned = target
        } label: {
            Image(systemName: symbol).fontWeight(.semibold).frame(width: 44, height: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(style(.dateTime.month(.wide).year(), target))
    }

    private func button(_ day: Date, isChosen: Bool) -> some View {
        let isToday = calendar.isDateInToday(day)
        return Button {
            choose(day)
        } label: {
            Text(verbatim: style(.dateTime.day(), day))
                .fontWeight(isChosen ? .semibold : .regular)
                .foregroundStyle(isChosen ? Color.white : isToday ? Color.accentColor : Color.primary)
                .frame(width: 40, height: 40)
                .background(isChosen ? Color.accentColor : Color.clear, in: .circle)
        }
        .buttonStyle(.plain)
        .disabled(isOutside(day))
        .accessibilityLabel(style(.dateTime.weekday(.wide).day().month(.wide), day))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    /// Indicates whether no moment of a day is in the range.
    private func isOutside(_ day: Date) -> Bool {
        if let latest, day > latest { return true }
        guard let earliest, let next = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
        return next <= earliest
    }

    private func choose(_ day: Date) {
        turned = day
        selection.choose(day, from: earliest, to: latest, in: calendar)
    }
}

/// The days of one month, in weeks that begin as the calendar says.
struct DateMonth {
    struct Cell: Identifiable {
        let id: Int
        let day: Date?
    }

    let start: Date
    let cells: [Cell]
    private let symbols: [String]

    init(of date: Date, in calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        self.start = start
        let first = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        cells = (0..<first + count).map { index in
            Cell(
                id: index, day: index < first ? nil : calendar.date(byAdding: .day, value: index - first, to: start))
        }
        let names = calendar.veryShortStandaloneWeekdaySymbols
        symbols = names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }

    func weekdaySymbol(_ column: Int) -> String { symbols.indices.contains(column) ? symbols[column] : "" }
}
