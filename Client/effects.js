// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for effects by the place of a view. Each view has a paused animation with the looks that the
 * server computed for some places. The distance from the beginning of the scroll container sets its time.
 */
import { clamp, tenth } from './start/basics.js'
import { isAnswered, send } from './start/connection.js'
import { spacesOf } from './start/measure.js'
import { idOf } from './start/nodes.js'
import { join } from './start/parts.js'

/**
 * `text` is the attribute, `first` the place of the first look, and `place` that of the view while nothing is scrolled.
 * @typedef {{node: HTMLElement, text: string, port: Element | null, isAcross: boolean, first: number, place: number,
 *   animation: Animation | undefined, told: string, asked: number}} View
 */
/** @type {Map<Element, View>} */ const views = new Map()
const sizes = new ResizeObserver(soon)
const changes = new MutationObserver((records) => records.forEach(({ target }) => begin(target)))
let due = 0, isMeasured = false

join({ settle: (fresh) => {
  fresh.forEach(begin)
  if (views.size) soon()
} })
addEventListener('resize', soon)
addEventListener('scroll', () => { due ||= requestAnimationFrame(follow) }, { capture: true, passive: true })

function soon() {
  isMeasured = false
  due ||= requestAnimationFrame(follow)
}

/** @param {Node} found */
function begin(found) {
  const node = /** @type {HTMLElement} */ (found)
  const text = node.dataset.visual, known = views.get(node)
  if (text === undefined || known?.text === text) return
  const view = known ?? add(node)
  view.text = text
  view.animation?.cancel()
  view.animation = undefined
  if (text) {
    const frames = JSON.parse(text)
    // The look before a single one would be that of the view without an effect.
    if (!frames[1]) frames.push(frames[0])
    view.first = frames[0][0]
    const way = frames.at(-1)[0] - view.first
    view.animation = node.animate(frames.map((/** @type {any[]} */ [place, transform, filter, opacity]) =>
      ({ transform, filter, opacity, offset: way ? (place - view.first) / way : null })),
    { duration: way || 1, fill: 'both' })
    // It has this name for those who wait until animations have ended, because this one never ends.
    view.animation.id = 'phases'
    view.animation.pause()
  }
  soon()
}

/** @param {HTMLElement} node @returns {View} */
function add(node) {
  let port = node.parentElement
  while (port && !(scrolls(port) && !port.matches('.sw'))) port = port.parentElement
  /** @type {View} */
  const view = { node, text: '', port, isAcross: !!port && !scrolls(port, 'overflowY'), animation: undefined, first: 0,
    place: 0, told: '', asked: 0 }
  views.set(node, view)
  changes.observe(node, { attributeFilter: ['data-visual'] })
  for (const each of [node, port ?? document.documentElement, ...port?.children ?? []]) sizes.observe(each)
  return view
}

/** @param {Element} node @param {'overflow' | 'overflowY'} [property] */
const scrolls = (node, property = 'overflow') => /auto|scroll/.test(getComputedStyle(node)[property])

/** @param {View} view */
const portOf = ({ port }) => port ?? document.scrollingElement ?? document.documentElement

function follow() {
  due = 0
  for (const [node, { animation }] of views) if (!node.isConnected) {
    animation?.cancel()
    views.delete(node)
  }
  if (!isMeasured) {
    isMeasured = true
    views.forEach(measure)
  }
  const offsets = [...views.values()].map((view) => portOf(view)[view.isAcross ? 'scrollLeft' : 'scrollTop'])
  let at = 0
  for (const { animation, place, first } of views.values()) {
    const time = place - offsets[at++] - first
    if (animation) animation.currentTime = clamp(time, 0, Number(animation.effect?.getTiming().duration))
  }
}

/**
 * Tells where a view is while nothing is scrolled along the axis. Transforms do not change what this reads.
 * @param {View} view
 */
function measure(view) {
  const { node, port, isAcross } = view, scroller = portOf(view)
  let x = 0, y = 0
  /** @type {Element | null} */ let each = node
  for (; each instanceof HTMLElement && each !== port; each = each.offsetParent) {
    x += each.offsetLeft
    y += each.offsetTop
  }
  view.place = isAcross ? x : y
  const { left, top } = port?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const { clientWidth, clientHeight, scrollWidth, scrollHeight, scrollLeft, scrollTop } = scroller
  const room = isAcross ? clientWidth - scrollWidth : clientHeight - scrollHeight
  const [low, high] = isAcross && getComputedStyle(scroller).direction === 'rtl' ? [room, 0] : [0, -room]
  const around = spacesOf(node), inside = around.length - spacesOf(scroller).length
  const facts = [node.offsetWidth, node.offsetHeight, low, high, left, top, clientWidth, clientHeight].map(tenth)
  const corner = [left + x - (isAcross ? 0 : scrollLeft), top + y - (isAcross ? scrollTop : 0)].map(tenth)
  around.slice(0, inside).forEach((space) => { space[isAcross ? 1 : 2] += isAcross ? scrollLeft : scrollTop })
  const report = ['effect', isAcross, ...corner, ...facts,
    ...around.map((space, index) => [...space, index < inside])]
  const text = JSON.stringify(report)
  if (text === view.told) return
  if (!isAnswered(view.asked)) return soon()
  view.told = text
  view.asked = send(idOf(node), 'custom', report)
}

document.querySelectorAll('[data-visual]').forEach(begin)
