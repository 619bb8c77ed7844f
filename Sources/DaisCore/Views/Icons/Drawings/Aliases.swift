// SPDX-License-Identifier: Apache-2.0

extension IconDrawings {
    /// Names that share the drawing of another one.
    static let aliasLines = """
        arrow.2.circlepath|arrow.triangle.2.circlepath
        arrow.2.squarepath|arrow.triangle.2.circlepath
        arrow.backward|arrow.left
        arrow.down.backward|arrow.down.left
        arrow.down.forward|arrow.down.right
        arrow.forward|arrow.right
        arrow.up.backward|arrow.up.left
        arrow.up.forward|arrow.up.right
        arrow.uturn.left|arrow.uturn.backward
        arrow.uturn.right|arrow.uturn.forward
        battery.0percent|battery.0
        battery.100percent|battery.100
        battery.25percent|battery.25
        battery.50percent|battery.50
        battery.75percent|battery.75
        chevron.backward|chevron.left
        chevron.backward.2|chevron.left.2
        chevron.forward|chevron.right
        chevron.forward.2|chevron.right.2
        doc.on.clipboard|clipboard
        doc.on.clipboard.fill|clipboard.fill
        doc.plaintext|doc.text
        doc.plaintext.fill|doc.text.fill
        document|doc
        document.fill|doc.fill
        icloud|cloud
        icloud.fill|cloud.fill
        icloud.slash|cloud.slash
        line.horizontal.3|line.3.horizontal
        line.horizontal.3.decrease|line.3.horizontal.decrease
        line.horizontal.3.decrease.circle|line.3.horizontal.decrease.circle
        line.horizontal.3.decrease.circle.fill|line.3.horizontal.decrease.circle.fill
        macbook|laptopcomputer
        macwindow.on.rectangle|rectangle.on.rectangle
        person.crop.circle|person.circle
        person.crop.circle.fill|person.circle.fill
        photo.stack|photo.on.rectangle
        sidebar.leading|sidebar.left
        sidebar.trailing|sidebar.right
        smartphone|iphone
        speedometer|gauge
        square.3.layers.3d|square.stack.3d.up
        square.split.2x1|rectangle.split.2x1
        star.lefthalf.fill|star.leadinghalf.filled
        text.document|doc.text
        text.justify.leading|text.alignleft
        text.justify.trailing|text.alignright
        uiwindow.split.2x1|rectangle.split.2x1
        """
}
