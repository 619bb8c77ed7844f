// SPDX-License-Identifier: Apache-2.0
/**
 * Dragging sheets, by finger anywhere and by mouse at the top. While the finger is down only transforms change, and
 * nothing is asked of the server; what its release means is decided here and told once.
 *
 *     pressed ──6 points, down or up──▶ dragging ──▶ released: another height, the same, or dismissed
 *        └──sideways, selecting──▶ (not ours)  ▲
 *        └──the content scrolls──▶ scrolling ──┘ at its top, downwards
 */
import { send } from './connection.js'
import { allows, dismiss } from './dismissal.js'
import { behind, isColumn, isTall, shapeOf, stepBack } from './detents.js'
import { layerOf, layers, report } from './layers.js'
import { inertness } from './inertness.js'
import { idOf } from './nodes.js'
import * as presence from './presence.js'

/** @typedef {import('./layers.js').Layer} Layer */
/**
 * @typedef {{
 *   layer: Layer, id: number, grip: boolean, scrollers: Element[], scrolled: number, touch: boolean, x: number, y: number,
 *   active: boolean, panned: boolean, size: number, offset: number, height: number, shown: number, least: number, trail: [number, number][],
 * }} Drag
 */

/** Points before a press is a drag; points per ms that make a flick; the part of the smallest height that must be gone. */
const SLOP = 6, FLICK = 0.4, GONE = 0.25
/** ms that a flick goes on for: a velocity that loses 0.2 % each ms covers 499 times itself. */
const GLIDE = 499
const GRIP = '.sheet-grabber,.bar'
/** What has a use of its own for a finger that moves. */
const OWN = 'input[type=range],textarea,select,[contenteditable]:not([contenteditable=false]),[data-on~=drag],iframe'

/** @type {Drag | null} */ let drag = null
let clickable = true

/** @param {HTMLElement} host */
export function watchSheets(host) {
  document.addEventListener('pointerdown', down)
  // A mouse may be above the page before it is a drag, and captured.
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== drag?.id || drag.panned) return
    // Nobody told us of the release.
    if (event.buttons) moved(event)
    else cancel()
  })
  addEventListener('pointerup', (event) => { if (event.pointerId === drag?.id) release(event.timeStamp) })
  addEventListener('pointercancel', (event) => {
    if (event.pointerId !== drag?.id) return
    // The content scrolls now; at its top the finger may go on with the sheet.
    if (drag.touch && !drag.active) drag.panned = true
    else cancel()
  })
  host.addEventListener('touchmove', (event) => {
    if (drag?.panned) moved(Object.assign(event.touches[0], { timeStamp: event.timeStamp }))
    if (drag?.active && event.cancelable) event.preventDefault()
  }, { passive: false })
  for (const type of /** @type {const} */ (['touchend', 'touchcancel'])) {
    host.addEventListener(type, (event) => { if (drag?.panned) release(event.timeStamp) })
  }
  document.addEventListener('click', ({ target }) => void step(target, 'Enter'))
  document.addEventListener('keydown', (event) => { if (step(event.target, event.key)) event.preventDefault() })
  addEventListener('click', (event) => {
    if (clickable) return
    event.preventDefault()
    event.stopPropagation()
  }, true)
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !drag?.active) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }, true)
  addEventListener('resize', () => {
    cancel()
    inertness(layers)
  })
}

/** @param {PointerEvent} event */
function down(event) {
  // A second finger ends it: nobody can tell which one the sheet should follow.
  if (drag) return cancel()
  const target = /** @type {Element} */ (event.target)
  const layer = layerOf(target)
  if (!layer?.open || !event.isPrimary || event.button || !layer.node.matches('[data-on~=detent]') || isColumn(layer)) return
  const grip = !!target.closest(GRIP)
  if (!layer.surface.contains(target) || (!grip && (event.pointerType === 'mouse' || target.closest(OWN)))) return
  const scrollers = []
  for (let node = grip ? null : target; node && node !== layer.surface; node = node.parentElement) {
    if (node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY)) scrollers.push(node)
  }
  drag = {
    layer, id: event.pointerId, grip, scrollers, touch: event.pointerType === 'touch', x: event.clientX, y: event.clientY,
    scrolled: 0, active: false, panned: false, size: 0, offset: 0, height: 0, shown: 0, least: Infinity, trail: [],
  }
}

/** @param {{clientX: number, clientY: number, timeStamp: number}} event */
function moved({ clientX, clientY, timeStamp }) {
  if (!drag?.layer.open) return void (drag = null)
  const dx = clientX - drag.x, dy = clientY - drag.y
  if (!drag.active) {
    if (drag.panned) {
      if (dy < 0 || !atTop(drag)) drag.y = clientY
    } else if (Math.hypot(dx, dy) < SLOP) return
    else if (Math.abs(dx) > Math.abs(dy) || (!drag.grip && getSelection()?.type === 'Range')) return void (drag = null)
    if (!mayMove(drag, clientY - drag.y)) return
    begin(drag, drag.panned ? clientY : drag.y + Math.sign(dy) * SLOP)
  }
  drag.trail.push([timeStamp, clientY])
  follow(drag, clientY)
}

/** @param {Drag} drag */
const atTop = (drag) => drag.scrollers.every((node) => node.scrollTop <= 0)

/** @param {Drag} drag @param {number} dy */
function mayMove(drag, dy) {
  if (drag.grip || !drag.scrollers.length) return dy !== 0
  if (!atTop(drag)) return false
  return dy > 0 || (dy < 0 && !drag.panned && grows(drag.layer))
}

/**
 * Whether dragging its content makes it taller (row 83).
 * @param {Layer} layer
 */
const grows = (layer) => !layer.node.hasAttribute('data-scrolls') && Math.max(...shapeOf(layer).heights) > shapeOf(layer).height

/** @param {Drag} drag @param {number} y */
function begin(drag, y) {
  const { layer } = drag, { surface } = layer
  const top = surface.getBoundingClientRect().top
  layer.ended?.()
  getSelection()?.removeAllRanges()
  surface.style.transition = 'none'
  // Laid out once for its tallest, so that rows appear as it grows.
  if (drag.scrollers.length && grows(layer)) {
    const { heights } = shapeOf(layer)
    surface.style.setProperty('--detent', `var(--d${heights.indexOf(Math.max(...heights))})`)
  }
  const box = surface.getBoundingClientRect()
  presence.measureAway(layer)
  layer.held = true
  Object.assign(drag, { active: true, size: box.height, offset: top - box.top, y })
  if (!drag.touch) surface.setPointerCapture(drag.id)
  send(idOf(layer.node), 'detent', ['began', layer.epoch])
}

/**
 * Further than it can go it goes ever slower.
 * @param {number} distance
 */
const rubber = (distance) => 120 * (1 - 1 / (distance / 400 + 1))

/** @param {Drag} drag @param {number} y */
function follow(drag, y) {
  const { layer, size } = drag
  const { heights } = shapeOf(layer)
  const most = Math.max(...heights), least = Math.min(...heights)
  let height = size - drag.offset - (y - drag.y)
  const over = Math.max(0, height - most)
  if (drag.scrollers.length) {
    // At its full height the content scrolls on under the same finger.
    drag.scrollers[0].scrollTop += over - drag.scrolled
    drag.scrolled = over
    height = Math.min(height, most)
  }
  drag.height = height
  drag.least = Math.min(drag.least, height)
  if (height > most) height = most + rubber(over)
  if (height < least && !allows(layer, 'drag')) height = least - rubber(least - height)
  drag.shown = height
  layer.surface.style.translate = `0 ${size - height}px`
  shade(layer, height)
}

/**
 * Dimming, and how far the page has stepped back, follow the sheet (rows 86 and 91).
 * @param {Layer} layer
 * @param {number} height
 */
function shade(layer, height) {
  const { heights, across } = shapeOf(layer)
  const ladder = [0, ...heights].sort((a, b) => a - b)
  const free = layer.node.dataset.through === 'all' ? Infinity : heights[Number(layer.node.dataset.through ?? NaN)] ?? 0
  const next = ladder.find((step) => step > free) ?? Infinity
  if (layer.backdrop) layer.backdrop.style.opacity = `${part(height, free, next)}`
  const [last = 0, most = 0] = ladder.slice(-2)
  if (across && isTall(most)) stepBack(behind(layers, layer), part(height, last, most), true)
}

/** @param {number} value @param {number} from @param {number} to */
const part = (value, from, to) => Math.min(1, Math.max(0, (value - from) / (to - from))) || 0

/** @param {number} now */
function release(now) {
  if (!drag?.active) return void (drag = null)
  clickable = false
  setTimeout(() => { clickable = true }, 50)
  const [first, ...rest] = drag.trail.filter(([time]) => now - time < 100), last = rest.at(-1)
  finish(last ? (last[1] - first[1]) / (last[0] - first[0]) || 0 : 0)
}

/** Something came between: it goes to the nearest height and is not dismissed (row 80). */
function cancel() {
  if (drag?.active) finish(null)
  drag = null
}

/** @param {number | null} velocity points per ms, downwards; `null` if the finger was not lifted */
function finish(velocity) {
  if (!drag) return
  const { layer, height, shown, least } = drag
  drag = null
  layer.held = false
  const { heights } = shapeOf(layer)
  // A finger that has turned back has thought better of it.
  const goal = velocity === null || height > least + 10 && velocity > -FLICK ? nearest(heights, height) : decide(heights, height, velocity)
  const isGone = goal === 0 && allows(layer, 'drag')
  if (goal === 0 && !isGone) send(idOf(layer.node), 'attempt', ['drag', layer.epoch])
  const index = heights.indexOf(goal || Math.min(...heights))
  const way = Math.abs(shown - (isGone ? 0 : heights[index]))
  // The easing starts 2.25 times as fast as it is on average, so this goes on at the finger's speed.
  layer.ms = Math.min(420, Math.max(180, (2.25 * way) / Math.abs(velocity || 0.001)))
  presence.hold(layer)
  layer.surface.style.transition = layer.surface.style.translate = ''
  if (layer.backdrop) layer.backdrop.style.opacity = ''
  if (isGone) return dismiss(layer, 'drag')
  choose(layer, index)
}

/** @param {number[]} heights @param {number} height */
const nearest = (heights, height) => heights.reduce((best, next) => Math.abs(next - height) < Math.abs(best - height) ? next : best)

/**
 * The height to go to, 0 for away (rows 77 and 78).
 * @param {number[]} heights
 * @param {number} height
 * @param {number} velocity
 */
function decide(heights, height, velocity) {
  const least = Math.min(...heights)
  if (height < least && (velocity > FLICK || (velocity > -0.05 && height < least * (1 - GONE)))) return 0
  if (Math.abs(velocity) < FLICK) return nearest(heights, height - velocity * GLIDE)
  const ahead = heights.filter((other) => velocity < 0 ? other > height : other < height)
  return nearest(ahead.length ? ahead : heights, height)
}

/**
 * Goes to one of the heights from wherever the surface is, and tells.
 * @param {Layer} layer
 * @param {number} index
 */
function choose(layer, index) {
  const { node, surface } = layer
  const isNew = node.dataset.detents && node.dataset.detent !== `${index}`
  if (isNew) layer.detent = node.dataset.detent = `${index}`
  // Also where it stays: to scroll its content it may have been laid out for its tallest.
  if (node.dataset.detents) surface.style.setProperty('--detent', `var(--d${index})`)
  send(idOf(node), 'detent', isNew ? ['ended', layer.epoch, index] : ['ended', layer.epoch])
  surface.style.setProperty('--pace', `${layer.ms ?? 420}ms`)
  inertness(layers)
  presence.enter(layer, () => {
    surface.style.removeProperty('--pace')
    report(layer, 'entered')
  })
}

/** What the keys of a slider do; Return goes round. */
const STEPS = { Enter: 0, ' ': 0, ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/**
 * Another height by key or click; whether it was ours to do (row 87).
 * @param {any} target
 * @param {string} key
 */
function step(target, key) {
  const by = /** @type {Record<string, number>} */ (STEPS)[key], layer = by !== undefined && target.closest('.sheet-grabber[role]') && layerOf(target)
  if (!layer) return false
  const { heights, height } = shapeOf(layer)
  const ladder = [...heights].sort((a, b) => a - b), last = ladder.length - 1, at = ladder.indexOf(height)
  const goal = ladder[by ? Math.min(last, Math.max(0, at + by)) : (at + 1) % ladder.length]
  if (goal !== height) choose(layer, heights.indexOf(goal))
  return true
}
