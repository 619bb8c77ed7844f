# SPDX-License-Identifier: Apache-2.0
"""Reads accessibility trees as browsers compute them: the whole tree of Chromium, and roles and names of the others."""

#: Roles that carry no meaning, or repeat the text of their parent.
SILENT = {"none", "generic", "InlineTextBox", "LineBreak", "ListMarker"}
STATES = (
    "modal", "disabled", "expanded", "checked", "pressed", "selected", "focused", "level", "valuetext", "orientation",
    "haspopup", "live", "keyshortcuts", "description",
)


def _value(field):
    return (field or {}).get("value")


def chromium_tree(page, element) -> list[str]:
    """Returns the tree below an element, one line for each node: its role, its name, and its states."""
    driver = page.driver
    page.js("arguments[0].setAttribute('data-tree', '')", element)
    root = driver.execute_cdp_cmd("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    node = driver.execute_cdp_cmd("DOM.querySelector", {"nodeId": root, "selector": "[data-tree]"})["nodeId"]
    backend = driver.execute_cdp_cmd("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    page.js("arguments[0].removeAttribute('data-tree')", element)
    nodes = driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    known = {node["nodeId"]: node for node in nodes}
    start = next(node for node in nodes if node.get("backendDOMNodeId") == backend)
    lines: list[str] = []

    def walk(node, depth):
        role, name = _value(node.get("role")), (_value(node.get("name")) or "").strip()
        is_shown = not node.get("ignored") and role not in SILENT
        if is_shown:
            facts = {fact["name"]: _value(fact["value"]) for fact in node.get("properties", [])}
            facts["description"] = _value(node.get("description"))
            states = [f"{key}={facts[key]}" if facts[key] is not True else key for key in STATES
                      if facts.get(key) not in (None, False, "", "false", "off")]
            lines.append("  " * depth + " ".join([role] + ([f'"{name}"'] if name else []) + states))
        if role != "StaticText":
            for child in node.get("childIds", []):
                if child in known:
                    walk(known[child], depth + is_shown)

    walk(start, 0)
    return lines


def spoken(page, element) -> list[str]:
    """Returns role and name of an element and of what can have the focus inside, in the order of the document, as the
    browser's driver computes them."""
    inside = page.js(
        "return [arguments[0], ...arguments[0].querySelectorAll("
        "'button,a[href],input,textarea,[role=option],[role=slider],[role=img],[role=heading]')]"
        ".filter((node) => node === arguments[0] || (node.checkVisibility() && !node.closest('[aria-hidden=true]') &&"
        " !node.parentElement.closest('button')))", element)
    return [f'{node.aria_role} "{node.accessible_name}"' for node in inside]
