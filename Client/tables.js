// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for tables: the arrow keys in tables with selection, and the numbers of rows while some are
 * missing.
 */
import { clamp } from './start/basics.js'
import { modifiers } from './start/events.js'
import { giveFocus } from './start/focus.js'
import { join } from './start/parts.js'

/** The tables of the page. The browser keeps this list, so that reading it searches nothing. */
const tables = document.getElementsByClassName('tbl')
const ROW = '.row[tabindex]'

join({ settle: count })
count()
document.addEventListener('keydown', keyDown)

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const target = /** @type {HTMLElement} */ (event.target)
  if (event.defaultPrevented || event.isComposing || modifiers(event) || !target.matches) return
  const table = target.closest('.tbl')
  if (!table || (target !== table && !target.matches(ROW))) return
  const step = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }[event.key]
  const rows = /** @type {HTMLElement[]} */ ([...table.querySelectorAll(ROW)])
  if (!step || !rows.length) return
  event.preventDefault()
  const chosen = rows.findIndex((row) => row.ariaSelected === 'true')
  const next = rows[clamp(target === table ? Math.max(0, chosen) : rows.indexOf(target) + step, 0, rows.length - 1)]
  if (next === target) return
  giveFocus(next)
  next.scrollIntoView({ block: 'nearest' })
  // Where several rows can be selected, moving selects nothing. Return and Space do.
  if (table.ariaMultiSelectable !== 'true') next.click()
}

/** Numbers each row of a table while some are missing. Otherwise the browser can count them. */
function count() {
  for (const table of tables) {
    const header = table.querySelector('.tbl-h')
    let total = header ? 1 : 0
    const isLazy = !!table.querySelector('[data-lazy]')
    for (const row of table.querySelectorAll('.row,.sec-h,[data-more]')) {
      const missing = Number(row.getAttribute('data-more'))
      total += missing || 1
      if (!missing) row.ariaRowIndex = isLazy ? `${total}` : null
    }
    table.ariaRowCount = isLazy ? `${total}` : null
  }
}
