// SPDX-License-Identifier: Apache-2.0
/** Long lists: asks for the rows near the viewport and keeps the visible ones where they are when others come or go. */
import { send } from './connection.js'
import { idOf } from './nodes.js'

/** A list that has not been answered may ask again after this many ms. */
const IMPATIENCE = 300

/** @typedef {{list: Element, before: Element | null, after: Element | null, asked: string, time: number}} Lazy */
/** @type {Map<Element, Lazy>} */ const lists = new Map()
/** @type {{lazy: Lazy, port: HTMLElement, atEnd: boolean, rows: [Element, number][]}[]} */ let anchors = []
let scheduled = 0

export function watchLists() {
  document.addEventListener('scroll', schedule, { capture: true, passive: true })
  addEventListener('resize', schedule)
}

/** @param {Element[]} fresh */
export function findLists(fresh) {
  for (const node of fresh) {
    const list = node.parentElement
    if (!list || !node.hasAttribute('data-lazy')) continue
    const lazy = lists.get(list) ?? { list, before: null, after: null, asked: '', time: 0 }
    lazy[node.getAttribute('data-lazy') === 'before' ? 'before' : 'after'] = node
    lists.set(list, lazy)
    // We correct the position ourselves; where the browser does too, both would.
    const port = scroller(list)
    port.style.setProperty('overflow-anchor', 'none')
  }
}

function schedule() {
  if (lists.size) scheduled ||= requestAnimationFrame(() => {
    scheduled = 0
    lists.forEach(ask)
  })
}

/**
 * The element that scrolls `list`.
 * @param {Element} list
 * @returns {HTMLElement}
 */
function scroller(list) {
  for (let node = list; node && node !== document.body; node = /** @type {Element} */ (node.parentElement)) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return /** @type {HTMLElement} */ (node)
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

/** @param {Lazy} lazy */
function ask(lazy) {
  const { list, before, after } = lazy
  const id = idOf(list)
  if (id === undefined || !list.isConnected) return lists.delete(list)
  const port = visiblePart(scroller(list)), screen = port.bottom - port.top
  const box = list.getBoundingClientRect()
  if (screen <= 0 || box.bottom < port.top - screen || box.top > port.bottom + screen) return
  const upper = before?.isConnected ? before.getBoundingClientRect() : null
  const lower = after?.isConnected ? after.getBoundingClientRect() : null
  const near = (upper && upper.height > 0 && upper.bottom > port.top - screen) || (lower && lower.height > 0 && lower.top < port.bottom + screen)
  if (!near) return
  const count = list.children.length - (upper ? 1 : 0) - (lower ? 1 : 0)
  const rows = box.height - (upper?.height ?? 0) - (lower?.height ?? 0)
  const start = Math.max(0, Math.round(port.top - box.top)), end = Math.max(start, Math.round(Math.min(port.bottom, box.bottom) - box.top))
  const payload = [start, end, count > 0 ? Math.round(rows / count * 100) / 100 : 0]
  const text = payload.join(), now = performance.now()
  // One question at a time: while the finger moves, the newest place is asked for when the answer is in.
  if (text === lazy.asked || now - lazy.time < IMPATIENCE) {
    if (text !== lazy.asked) setTimeout(schedule, IMPATIENCE)
    return
  }
  lazy.asked = text
  lazy.time = now
  send(id, 'window', payload)
}

/** Before a patch: notes where the visible rows are. A list whose start is in view needs no holding: it grows downwards. */
export function holdRows() {
  anchors = []
  for (const lazy of lists.values()) {
    if (!lazy.list.isConnected) continue
    const port = scroller(lazy.list)
    const { top, bottom } = visiblePart(port)
    if (lazy.list.getBoundingClientRect().top >= top - 1) continue
    /** @type {[Element, number][]} */ const rows = []
    for (const row of lazy.list.children) {
      if (row === lazy.before || row === lazy.after) continue
      const box = row.getBoundingClientRect()
      if (box.top > bottom) break
      if (box.bottom > top) rows.push([row, box.top])
    }
    // Who jumped to the end of an estimated height means the last row, wherever that turns out to be.
    const atEnd = !!lazy.after?.clientHeight && port.scrollTop + port.clientHeight > port.scrollHeight - 2
    anchors.push({ lazy, port, atEnd, rows })
  }
}

/**
 * After it: scrolls by what the first of them that is left has moved. Rows that were sorted are not followed.
 * @param {Set<Element>} sorted
 */
export function keepRows(sorted) {
  for (const { lazy, port, atEnd, rows } of anchors) {
    const kept = rows.find(([row]) => row.isConnected)
    if (atEnd) port.scrollTop = port.scrollHeight
    else if (kept && !sorted.has(lazy.list)) {
      const delta = kept[0].getBoundingClientRect().top - kept[1]
      if (Math.abs(delta) >= 0.5) port.scrollTop += delta
    }
  }
  anchors = []
  for (const lazy of lists.values()) lazy.time = 0
  schedule()
}
