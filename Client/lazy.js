// SPDX-License-Identifier: Apache-2.0
/** Long lists: asks for the rows near the viewport and keeps the visible ones where they are when others come or go. */
import { send } from './connection.js'
import { idOf } from './nodes.js'

/** A list that has not been answered may ask again after this many ms. */
const IMPATIENCE = 300

/**
 * What was asked last for the rows that follow each `before` element.
 * @type {Map<Element, {asked: string, time: number}>}
 */
const lists = new Map()
/** @type {{before: Element, port: HTMLElement, atEnd: boolean, rows: [Element, number][]}[]} */ let anchors = []
let scheduled = 0

export function watchLists() {
  document.addEventListener('scroll', schedule, { capture: true, passive: true })
  addEventListener('resize', schedule)
}

/** @param {Element[]} fresh */
export function findLists(fresh) {
  for (const node of fresh) {
    if (node.getAttribute('data-lazy') !== 'before' || !node.isConnected || lists.has(node)) continue
    lists.set(node, { asked: '', time: 0 })
    // We correct the position ourselves; where the browser does too, both would.
    scroller(node).style.setProperty('overflow-anchor', 'none')
  }
}

function schedule() {
  if (lists.size) scheduled ||= requestAnimationFrame(() => {
    scheduled = 0
    for (const before of lists.keys()) ask(before)
  })
}

/**
 * The rows that follow `before`, and the element that stands for what comes after them.
 * @param {Element} before
 */
function parts(before) {
  const rows = []
  let after = before.nextElementSibling
  for (; after && !after.hasAttribute('data-lazy'); after = after.nextElementSibling) rows.push(after)
  return { rows, after }
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

/** @param {Element} before */
function ask(before) {
  const state = lists.get(before)
  if (!state || !before.isConnected || !before.parentElement) return lists.delete(before)
  const { rows, after } = parts(before)
  const { top, bottom } = visiblePart(scroller(before)), screen = bottom - top
  const upper = before.getBoundingClientRect(), lower = (after ?? rows.at(-1) ?? before).getBoundingClientRect()
  if (screen <= 0 || lower.bottom < top - screen || upper.top > bottom + screen) return
  const near = (upper.height > 0 && upper.bottom > top - screen) || (after && lower.height > 0 && lower.top < bottom + screen)
  if (!near) return
  const start = Math.max(0, Math.round(top - upper.top)), end = Math.max(start, Math.round(Math.min(bottom, lower.bottom) - upper.top))
  const mean = rows.length ? ((after ? lower.top : lower.bottom) - upper.bottom) / rows.length : 0
  const payload = [start, end, Math.round(mean * 100) / 100]
  const text = payload.join(), now = performance.now()
  if (text === state.asked) return
  // One question at a time: while the finger moves, the newest place is asked for when the answer is in.
  if (now - state.time < IMPATIENCE) return void setTimeout(schedule, IMPATIENCE)
  state.asked = text
  state.time = now
  send(idOf(before.matches('[data-on~=window]') ? before : before.parentElement), 'window', payload)
}

/** Before a patch: notes where the visible rows are. A list whose start is in view needs no holding: it grows downwards. */
export function holdRows() {
  anchors = []
  for (const before of lists.keys()) {
    if (!before.isConnected) continue
    const port = scroller(before)
    const { top, bottom } = visiblePart(port)
    if (before.getBoundingClientRect().top >= top - 1) continue
    const { rows, after } = parts(before)
    /** @type {[Element, number][]} */ const held = []
    for (const row of rows) {
      const box = row.getBoundingClientRect()
      if (box.top > bottom) break
      if (box.bottom > top) held.push([row, box.top])
    }
    // Who jumped to the end of an estimated height means the last row, wherever that turns out to be.
    const atEnd = !!after?.clientHeight && port.scrollTop + port.clientHeight > port.scrollHeight - 2
    anchors.push({ before, port, atEnd, rows: held })
  }
}

/**
 * After it: scrolls by what the first of them that is left has moved. Rows that were sorted are not followed.
 * @param {Set<Element>} sorted
 */
export function keepRows(sorted) {
  for (const { port, atEnd, rows } of anchors) {
    const kept = rows.find(([row]) => row.isConnected)
    if (atEnd) port.scrollTop = port.scrollHeight
    else if (kept && !sorted.has(/** @type {Element} */ (kept[0].parentElement))) {
      const delta = kept[0].getBoundingClientRect().top - kept[1]
      if (Math.abs(delta) >= 0.5) port.scrollTop += delta
    }
  }
  anchors = []
  for (const state of lists.values()) state.time = 0
  schedule()
}
