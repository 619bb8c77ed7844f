// SPDX-License-Identifier: Apache-2.0
/** Moves the focus to another element when a patch removes or disables the focused one. */
import { active, CANDIDATES, force, tabbables, usable } from './focus.js'

/** Controls that must not take over the focus. After a Return that has deleted something, a second one must not. */
export const RISKY = '[data-role=destructive]'

/**
 * Indicates whether `near`, the neighbor of an element that has gone, is a row of the same kind. A row takes over the
 * focus itself, because its first control can be the one that deletes it.
 * @param {Element} near @param {Element} row
 */
export const isRow = (near, row) => near.localName === row.localName && near.classList[0] === row.classList[0] &&
  !near.matches(CANDIDATES)

/** @type {Element[] | null} */ let heirs = null

/**
 * Call this before `node` is removed or disabled. If it contains the focus, this notes the elements that can take over
 * (row 10).
 * @param {Element} node
 */
export function aboutToLose(node) {
  const current = active()
  if (heirs || !current || !node.contains(current)) return
  const scope = node.parentElement?.closest('[role=dialog],[role=alertdialog],#dais-root') ?? document.body
  const list = tabbables(scope).filter((heir) => heir !== current && !heir.matches(RISKY))
  const rows = [node.nextElementSibling, node.previousElementSibling].filter((near) => near && isRow(near, node))
  const follows = (/** @type {Node} */ other) =>
    current.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  heirs = [...rows, ...list.filter(follows), ...list.filter((other) => !follows(other)).reverse(), scope]
}

/** Call this after the patch. */
export function settleFocus() {
  const list = heirs
  heirs = null
  if (list && !usable(active())) list.some((heir) => force(heir))
}
