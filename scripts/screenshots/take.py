# SPDX-License-Identifier: Apache-2.0
"""Takes screenshots of the gallery in Chromium, with the harness of the browser tests: take.py PATH_OF_GALLERY."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "BrowserTests"))
from harness import browsers  # noqa: E402
from harness.page import DESKTOP, PHONE, Page  # noqa: E402
from harness.proxy import Proxy  # noqa: E402
from harness.server import Server, free_port  # noqa: E402

# Each has the name of the image, the page, the presenting button, the window size, pixels per point, and the
# appearance.
SHOTS = [
    ("sheet", "/sheet", "Present Sheet", PHONE, 2, "light"),
    ("popover", "/popover", "Present Popover", DESKTOP, 1, "dark"),
    ("modal", "/modals", "Announce", PHONE, 2, "light"),
]
IMAGES, ARTIFACTS = ROOT / "docs" / "images", ROOT / ".artifacts"


def take(page, name, path, button, size, scale, appearance):
    page.appearance(dark=appearance == "dark")
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": size[0], "height": size[1], "deviceScaleFactor": scale, "mobile": False})
    page.open(path)
    presenting = page.button(button)
    page.js("arguments[0].scrollIntoView({ block: 'center' })", presenting)
    page.idle()
    presenting.click()
    page.idle()
    page.driver.save_screenshot(str(IMAGES / f"{name}.png"))


def main(gallery):
    IMAGES.mkdir(exist_ok=True)
    server = Server([gallery, "--port", str(free_port())], ARTIFACTS / "logs" / "screenshots.log").start()
    proxy = Proxy(server.address)
    try:
        with browsers.launched("chromium") as driver:
            page = Page(driver, "chromium", proxy, ARTIFACTS)
            driver.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
            for shot in SHOTS:
                take(page, *shot)
            page.collect()
            assert page.errors == page.violations == [], f"{page.errors} {page.violations}"
    finally:
        proxy.stop()
        server.stop()


main(sys.argv[1])
