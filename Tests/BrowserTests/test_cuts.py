# SPDX-License-Identifier: Apache-2.0
"""Every event and every change arrives exactly once, however often the line is cut. `--events 10000` runs longer."""

import random

import pytest
from selenium.webdriver.common.action_chains import ActionChains

# Records the rows in the order in which the page gets them.
OBSERVE = """
const seen = window.seenRows = { tap: [], tick: [] };
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    const [, kind, number] = /^(tap|tick) ([0-9]+)$/.exec(node.textContent) ?? [];
    if (kind) seen[kind].push(Number(number));
  }
}).observe(document.getElementById('dais-root'), { subtree: true, childList: true });
"""


@pytest.mark.timeout(1800)
@pytest.mark.shows("cut-line")
def test_taps_and_changes_arrive_once_and_in_order_under_random_cuts(page, request):
    count, chance = request.config.getoption("--events"), random.Random(20261126)
    page.open()
    page.js(OBSERVE)
    button = page.button("Add")
    taps = cuts = 0
    while taps < count:
        burst = min(chance.randint(1, 20), count - taps)
        chain = ActionChains(page.driver, duration=0).move_to_element(button)
        for _ in range(burst):
            chain.click()
        if chance.random() < 0.2:
            refused = page.proxy.refused
            page.proxy.offline = True
            page.proxy.cut()
            chain.perform()
            page.wait(lambda: page.proxy.refused > refused, "a vain attempt to reconnect")
            page.proxy.offline = False
            cuts += 1
        else:
            page.proxy.slow(chance.choice([0, 0, 0.05]), chance.choice([0, 0.05]))
            chain.perform()
            if chance.random() < 0.6:
                page.proxy.cut()
                cuts += 1
        taps += burst
        # More rows than the page shows at once would arrive in one patch without being seen.
        page.wait(lambda: int(page.text().split(" taps")[0].split()[-1]) > taps - 40, "the taps", timeout=30)
    page.proxy.slow(0)
    page.wait_text(f"{count} taps", timeout=30)
    seen = page.js("return window.seenRows")
    assert seen["tap"] == list(range(1, count + 1))
    assert all(earlier < later for earlier, later in zip(seen["tick"], seen["tick"][1:]))
    # Some cuts find no connection, because the one before is not over.
    assert set(page.wire.welcomes()[1:]) == {"resumed"}
    assert [frame[1] for frame in page.wire.events("click")] == list(range(1, count + 1))
    print(f"{count} events, {cuts} cuts, {len(page.wire.welcomes())} connections, {len(page.wire.sent)} frames sent")
