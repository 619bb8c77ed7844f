// SPDX-License-Identifier: Apache-2.0
/**
 * Handles long lists: asks for the rows near the viewport, and keeps the visible rows in place when others come or go.
 */
import { send } from './connection.js'
import { idOf, lookUp } from './nodes.js'

/** The ms after which a list that has not been answered can ask again. */
const IMPATIENCE = 300
/** The ms for which printing waits for an answer. */
const PATIENCE = 10_000
/** The ms after its last key after which a search is over when the page scrolls. */
const SEARCH = 60_000

/** @typedef {{asked: string, time: number, all: boolean, parent: Element, after?: Element | null}} List */
/** The last question for the rows that follow each `before` element. @type {Map<Element, List>} */
const lists = new Map()
/** @typedef {{above: boolean, atEnd: boolean, rows: [Element, number][]}} Anchor */
/** The visible rows of the lists in each scroll container. @type {Map<HTMLElement, Anchor>} */
const anchors = new Map()
let scheduled = 0
/** The time when the user last searched with the browser or printed, or 0. Both need rows that are in the page. */
let searched = 0

export function watchLists() {
  document.addEventListener('scroll', schedule, { capture: true, passive: true })
  addEventListener('resize', schedule)
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event)) return
    if (/^p$/i.test(event.key) && lists.size) {
      // The dialog would open before the rows are there.
      event.preventDefault()
      printPage()
    } else loadAll()
  })
}

function loadAll() {
  searched = performance.now()
  schedule()
}

/** Prints when all rows are there, and what was closed has gone. @param {string} [alone] the number of a layer */
export function printPage(alone) {
  loadAll()
  printWhenStill(alone)
}

/** @param {KeyboardEvent} event */
function opensSearch({ key, code, ctrlKey, metaKey, target }) {
  // The position of the key counts where the layout has no Latin letters.
  if (ctrlKey || metaKey) return /(^|Key)[fgp]( |$)/i.test(`${key} ${code}`)
  return key === 'F3' || (/^['/]$/.test(key) && CSS.supports('-moz-appearance', 'none') &&
    !(/** @type {Element} */ (target).matches(':read-write')))
}

/**
 * Prints when no more rows come. A question without an answer does not hold it up for ever.
 * @param {string} [alone] @param {number} [last]
 */
function printWhenStill(alone, last) {
  setTimeout(() => {
    const size = document.getElementsByTagName('*').length, recent = performance.now() - PATIENCE
    if (size !== last || [...lists.values()].some(({ time }) => time > recent)) return printWhenStill(alone, size)
    const layer = lookUp(Number(alone))
    layer?.setAttribute('data-alone', '')
    addEventListener('afterprint', () => layer?.removeAttribute('data-alone'), { once: true })
    print()
  }, 2 * IMPATIENCE)
}

/** @param {Element[]} fresh */
export function findLists(fresh) {
  for (const node of fresh) {
    const parent = node.parentElement
    if (!parent || node.getAttribute('data-lazy') !== 'before' || !node.isConnected || lists.has(node)) continue
    lists.set(node, { asked: '', time: 0, all: false, parent })
  }
}

function schedule() {
  if (lists.size) scheduled ||= requestAnimationFrame(() => {
    scheduled = 0
    // A page without the focus can have lost it to the browser's search field.
    if (performance.now() - searched > SEARCH && document.hasFocus()) searched = 0
    lists.forEach(ask)
  })
}

/**
 * Returns the element that stands for the rows below those that follow `before`.
 * @param {Element} before @param {List} state
 */
function afterOf(before, state) {
  let after = state.after
  if (!after?.isConnected) for (after = before.nextElementSibling; after && !after.hasAttribute('data-lazy');) after =
    after.nextElementSibling
  return state.after = after
}

/** Returns the scroll container of `node`. @param {Element} node */
function scroller(node) {
  for (let port = node.parentElement; port && port !== document.body; port = port.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(port).overflowY)) return port
  }
  return document.documentElement
}

/** Returns top and bottom of the visible part of `port` in the viewport. @param {Element} port */
function visiblePart(port) {
  const height = document.documentElement.clientHeight
  if (port === document.documentElement) return { top: 0, bottom: height }
  const { top, bottom } = port.getBoundingClientRect()
  return { top: Math.max(0, top), bottom: Math.min(height, bottom) }
}

/** @param {List} state @param {Element} before */
function ask(state, before) {
  if (!before.isConnected) return lists.delete(before)
  const after = afterOf(before, state)
  const { top, bottom } = visiblePart(scroller(before)), screen = bottom - top
  const upper = before.getBoundingClientRect(), lower = (after ?? state.parent.lastElementChild ?? before)
    .getBoundingClientRect()
  const end = after ? lower.top : lower.bottom, all = searched > 0
  const near = upper.top <= bottom + screen && lower.bottom >= top - screen
    && ((upper.height > 0 && upper.bottom > top - screen) || (after && lower.height > 0 && lower.top < bottom + screen))
  if (screen <= 0 || !(near || (all ? upper.height || after?.clientHeight : state.all))) return
  const first = Math.max(0, Math.round(top - upper.top))
  const payload = [first, Math.max(first, Math.round(Math.min(bottom, lower.bottom) - upper.top)),
    Math.round(end - upper.bottom)]
  if (all) payload.push(1)
  const text = payload.join(), now = performance.now()
  if (text === state.asked) return
  // One question at a time: while the finger moves, the newest place waits for the answer.
  if (now - state.time < IMPATIENCE) return void setTimeout(schedule, IMPATIENCE)
  Object.assign(state, { asked: text, time: now, all })
  send(idOf(before.matches('[data-on~=window]') ? before : state.parent), 'window', payload)
}

/**
 * Notes before a patch where the visible rows are. Lists that all start in view need nothing, because they grow
 * downward.
 */
export function holdRows() {
  anchors.clear()
  for (const [before, state] of lists) {
    if (!before.isConnected) continue
    const port = scroller(before), { top, bottom } = visiblePart(port), after = afterOf(before, state)
    /** @type {Anchor} */ const anchor = anchors.get(port) ?? { above: false, atEnd: false, rows: [] }
    anchors.set(port, anchor)
    anchor.above ||= before.getBoundingClientRect().top < top - 1
    // A jump to the end of an estimated height means the last row, wherever it turns out to be.
    anchor.atEnd ||= !!after?.clientHeight && port.scrollTop + port.clientHeight > port.scrollHeight - 2
    const rows = state.parent.children
    let low = 0, high = rows.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (rows[middle].getBoundingClientRect().bottom > top) high = middle
      else low = middle + 1
    }
    for (let row; (row = rows[low]); low++) {
      const box = row.getBoundingClientRect()
      if (box.top > bottom) break
      if (box.bottom > top && !row.matches('[data-lazy],.sec-p')) anchor.rows.push([row, box.top])
    }
    // The client corrects the position during the patch. With the browser's own correction it would move twice.
    port.style.setProperty('overflow-anchor', 'none')
  }
}

/**
 * Scrolls after a patch by the distance that the first remaining row has moved. Sorted rows are not followed.
 * @param {Set<Element>} sorted
 */
export function keepRows(sorted) {
  for (const [port, { above, atEnd, rows }] of anchors) {
    const kept = rows.sort((a, b) => a[1] - b[1]).find(([row]) => row.isConnected)
    if (atEnd) port.scrollTop = port.scrollHeight
    else if (above && kept && !sorted.has(/** @type {Element} */ (kept[0].parentElement))) {
      const delta = kept[0].getBoundingClientRect().top - kept[1]
      if (Math.abs(delta) >= 0.5) port.scrollTop += delta
    }
    port.style.removeProperty('overflow-anchor')
  }
  anchors.clear()
  for (const state of lists.values()) {
    state.time = 0
    count(state.parent)
  }
  schedule()
}

/**
 * Numbers each row of the whole list while some are missing. Otherwise the browser can count them.
 * @param {Element} parent
 */
function count(parent) {
  let total = 0, isLazy = false
  /** @type {[Element, number][]} */ const rows = []
  for (const row of parent.children) {
    isLazy ||= row.hasAttribute('data-lazy')
    total += Number(row.getAttribute('data-more'))
    if (/listitem|option/.test(`${row.role}`)) rows.push([row, ++total])
  }
  for (const [row, place] of rows) {
    row.ariaPosInSet = isLazy ? `${place}` : null
    row.ariaSetSize = isLazy ? `${total}` : null
  }
}
