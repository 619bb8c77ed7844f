// SPDX-License-Identifier: Apache-2.0
/** Long lists: asks for the rows near the viewport and keeps the visible ones where they are when others come or go. */
import { send } from './connection.js'
import { idOf } from './nodes.js'

/** A list that has not been answered may ask again after this many ms. */
const IMPATIENCE = 300
/** So long after its last key, in ms, a search is over when the page is scrolled. */
const SEARCH = 60_000

/** @typedef {{asked: string, time: number, all: boolean, parent: Element, after?: Element | null}} List */
/**
 * What was asked last for the rows that follow each `before` element.
 * @type {Map<Element, List>}
 */
const lists = new Map()
/** @typedef {{above: boolean, atEnd: boolean, rows: [Element, number][]}} Anchor */
/**
 * What is visible of the lists in each element that scrolls.
 * @type {Map<HTMLElement, Anchor>}
 */
const anchors = new Map()
let scheduled = 0
/** When the browser was last told to search, 0 when it does not: it finds only what is here. */
let searched = 0

export function watchLists() {
  document.addEventListener('scroll', schedule, { capture: true, passive: true })
  addEventListener('resize', schedule)
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event)) return
    searched = performance.now()
    schedule()
  })
}

/** @param {KeyboardEvent} event */
function opensSearch({ key, code, ctrlKey, metaKey, target }) {
  // Where the layout has no Latin letters, the key's place counts.
  if (ctrlKey || metaKey) return /(^|Key)[fg]( |$)/i.test(`${key} ${code}`)
  return key === 'F3' || (/^['/]$/.test(key) && CSS.supports('-moz-appearance', 'none') && !(/** @type {Element} */ (target).matches(':read-write')))
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
    // Without the focus the page may have lost it to the field of the search.
    if (performance.now() - searched > SEARCH && document.hasFocus()) searched = 0
    lists.forEach(ask)
  })
}

/**
 * The element that stands for the rows below those that follow `before`.
 * @param {Element} before @param {List} state
 */
function afterOf(before, state) {
  let after = state.after
  if (!after?.isConnected) for (after = before.nextElementSibling; after && !after.hasAttribute('data-lazy');) after = after.nextElementSibling
  return state.after = after
}

/**
 * The element that scrolls `node`.
 * @param {Element} node
 */
function scroller(node) {
  for (let port = node.parentElement; port && port !== document.body; port = port.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(port).overflowY)) return port
  }
  return document.documentElement
}

/**
 * Top and bottom of what is visible of `port`, in the viewport.
 * @param {Element} port
 */
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
  const upper = before.getBoundingClientRect(), lower = (after ?? state.parent.lastElementChild ?? before).getBoundingClientRect()
  const end = after ? lower.top : lower.bottom, all = searched > 0
  const near = upper.top <= bottom + screen && lower.bottom >= top - screen
    && ((upper.height > 0 && upper.bottom > top - screen) || (after && lower.height > 0 && lower.top < bottom + screen))
  if (screen <= 0 || !(near || (all ? upper.height || after?.clientHeight : state.all))) return
  const first = Math.max(0, Math.round(top - upper.top))
  const payload = [first, Math.max(first, Math.round(Math.min(bottom, lower.bottom) - upper.top)), Math.round(end - upper.bottom)]
  if (all) payload.push(1)
  const text = payload.join(), now = performance.now()
  if (text === state.asked) return
  // One question at a time: while the finger moves, the newest place is asked for when the answer is in.
  if (now - state.time < IMPATIENCE) return void setTimeout(schedule, IMPATIENCE)
  Object.assign(state, { asked: text, time: now, all })
  send(idOf(before.matches('[data-on~=window]') ? before : state.parent), 'window', payload)
}

/** Before a patch: notes where the visible rows are. Where all lists start in view nothing needs holding: they grow downwards. */
export function holdRows() {
  anchors.clear()
  for (const [before, state] of lists) {
    if (!before.isConnected) continue
    const port = scroller(before), { top, bottom } = visiblePart(port), after = afterOf(before, state)
    /** @type {Anchor} */ const anchor = anchors.get(port) ?? { above: false, atEnd: false, rows: [] }
    anchors.set(port, anchor)
    anchor.above ||= before.getBoundingClientRect().top < top - 1
    // Who jumped to the end of an estimated height means the last row, wherever that turns out to be.
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
    // During the patch we correct the position; where the browser did too, it would be moved twice.
    port.style.setProperty('overflow-anchor', 'none')
  }
}

/**
 * After it: scrolls by what the first of them that is left has moved. Rows that were sorted are not followed.
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
 * Says of each row which of how many it is, while some are missing: otherwise the browser can count.
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
