// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for views that change while they scroll into sight. Each has a paused animation. It begins
 * beyond the leading edge, is in sight in the middle of its time, and ends beyond the trailing edge. Scrolling sets the
 * time.
 */
import { clamp, isCalm, isRightToLeft } from './start/basics.js'
import { join } from './start/parts.js'
import { curve } from './start/springs.js'

/** Half of the time of an animation in milliseconds. */ const HALF = 1000

/**
 * `text` is the attribute, `place` the distance from the leading edge of the container's content, `length` that of the
 * view, and `time` the goal of the animation, which does not exist before the view is measured.
 * @typedef {{node: HTMLElement, text: string, port: Element | null, isAcross: boolean, sides: Side[],
 *   animation: Animation, place: number, length: number, time: number | undefined, frame: number}} View
 * @typedef {[threshold: number[], way: any[] | null]} Side
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
  const text = node.dataset.phases, known = views.get(node)
  if (!text || known?.text === text) return
  const [axis, lead, trail, ...phases] = JSON.parse(text)
  let port = node.parentElement
  while (port && (!scrolls(port) || port.matches('.sw'))) port = port.parentElement
  const isAcross = axis ? axis === 'x' : !!port && !scrolls(port, 'overflowY')
  const frames = phases.map((/** @type {any[]} */ [transform, filter, opacity]) => ({ transform, filter, opacity }))
  frames[0].easing = easing(lead[1], false)
  frames[1].easing = easing(trail[1], true)
  cancelAnimationFrame(known?.frame ?? 0)
  known?.animation.cancel()
  const animation = node.animate(frames, { duration: 2 * HALF, fill: 'both' })
  // It has this name for those who wait until animations have ended, because this one never ends.
  animation.id = 'phases'
  animation.pause()
  animation.currentTime = known?.time ?? HALF
  views.set(node, { node, text, port, isAcross, sides: [lead, trail], animation, place: 0, length: 0,
    time: known?.time, frame: 0 })
  changes.observe(node, { attributeFilter: ['data-phases'] })
  sizes.observe(node)
  sizes.observe(port ?? document.documentElement)
  soon()
}

/** @param {Element} node @param {'overflow' | 'overflowY'} [property] */
const scrolls = (node, property = 'overflow') => /auto|scroll/.test(getComputedStyle(node)[property])

/**
 * Returns the curve of an edge, which is played backward on the way out.
 * @param {any[] | null} way
 * @param {boolean} out
 */
const easing = (way, out) => typeof way?.[0] !== 'number' ? 'linear'
  : `cubic-bezier(${out ? way.map((_, at) => 1 - way[(at + 2) % 4]) : way})`

/** @param {Element | null} port @param {boolean} isAcross @returns {[extent: number, offset: number]} */
function windowOf(port, isAcross) {
  const node = port ?? document.scrollingElement ?? document.documentElement
  return isAcross ? [node.clientWidth, node.scrollLeft] : [node.clientHeight, node.scrollTop]
}

function follow() {
  due = 0
  for (const [node, view] of views) if (!node.isConnected) {
    view.animation.cancel()
    views.delete(node)
  }
  if (!isMeasured) views.forEach(measure)
  isMeasured = true
  const goals = [...views.values()].map((view) => /** @type {const} */ ([view, goalOf(view)]))
  for (const [view, [time, side]] of goals) if (time !== view.time) go(view, time, view.sides[side][1])
}

/** Transforms do not change what this reads. @param {View} view */
function measure(view) {
  const { node, port, isAcross } = view
  view.place = 0
  view.length = isAcross ? node.offsetWidth : node.offsetHeight
  /** @type {Element | null} */ let each = node
  for (; each instanceof HTMLElement && each !== port; each = each.offsetParent) {
    view.place += isAcross ? each.offsetLeft : each.offsetTop
  }
}

/** Returns the time at which a view should be, and the edge that decides it. @param {View} view */
function goalOf({ port, isAcross, sides, place, length }) {
  if (isCalm()) return [HALF, 0]
  const [extent, offset] = windowOf(port, isAcross)
  const first = place - offset, last = extent - first - length
  const [before, after] = isAcross && isRightToLeft(port ?? document.body) ? [last, first] : [first, last]
  const shares = [before, after].map((distance, at) => {
    const [[visible, centered, inset], way] = sides[at]
    const need = visible * length + centered * (extent + length) / 2 + inset
    // This length of the view has passed the edge. With 0 it is out of sight, and with `need` it counts as in sight.
    const passed = distance + length
    if (!way) return 0
    if (typeof way[0] !== 'number') return +(passed < Math.max(need, 0.5))
    return need > 0 ? clamp(1 - passed / need, 0, 1) : +(passed <= need)
  })
  const side = shares[1] > shares[0] ? 1 : 0
  return [HALF * (1 + (side ? shares[1] : -shares[0])), side]
}

/** @param {View} view @param {number} time @param {any[] | null} way */
function go(view, time, way) {
  const from = Number(view.animation.currentTime), isFirst = view.time === undefined
  // A view that returns to its own look is on the way of the edge that it comes from.
  const path = time === HALF ? view.sides[from > HALF ? 1 : 0][1] : way
  cancelAnimationFrame(view.frame)
  view.time = time
  if (isFirst || !path || typeof path[0] === 'number') {
    view.animation.currentTime = time
    return
  }
  const { f, seconds } = curve(path[0]), start = performance.now() + 1000 * (path[1] ?? 0)
  const play = () => {
    const fraction = clamp((performance.now() - start) / 1000 / seconds, 0, 1)
    view.animation.currentTime = from + (time - from) * f(fraction)
    if (fraction < 1) view.frame = requestAnimationFrame(play)
  }
  play()
}

document.querySelectorAll('[data-phases]').forEach(begin)
