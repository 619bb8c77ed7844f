# SPDX-License-Identifier: Apache-2.0
"""The numbers that SwiftUI's algorithm gives for the samples of `BrowserFixtures/LayoutNumbers`.

Each sample is as wide as the width `w`, 100 points high, and begins at its top leading corner. A function returns for
each part its place in the sample and its size: x, y, width, height. A stack without flexible views is as wide as its
views. The functions for texts also get the numbers `p` that were measured, because the size of a text follows from the font.
"""

from . import boxes, grids, guides, scrolls, stacks, texts

TABLE = {**stacks.TABLE, **boxes.TABLE, **guides.TABLE, **grids.TABLE, **scrolls.TABLE, **texts.TABLE}
