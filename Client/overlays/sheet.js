// SPDX-License-Identifier: Apache-2.0
/**
 * Drags sheets, drawers and toasts: with a finger anywhere, and with a mouse where there is nothing else to drag.
 * During a drag only transforms change, and the server is not asked. The client decides what a release means
 * (release.js) and reports it once. A layer leaves along one axis, `out`. Its height is its visible part in the window.
 *
 *     pressed ──6 points along it──▶ dragging ──▶ released: another height, the same, or dismissed
 *        └──across, selecting──▶ (no drag)   ▲
 *        └──the content scrolls──▶ scrolling ┘ at its end, outwards
 */
import { clamp, consume, isCalm, isRightToLeft, velocityOf } from '../start/basics.js'
import { send } from '../start/connection.js'
import { allows, dismiss } from './dismissal.js'
import { behind, isColumn, isFree, isRechosen, isTall, shapeOf, stepBack } from './detents.js'
import { layerOf, layers, report } from './layers.js'
import { isBubble } from './inertness.js'
import { idOf } from '../start/nodes.js'
import { letGo, moveThere, snapshot, stretch } from './heights.js'
import { FLICK } from '../start/numbers.js'
import * as presence from './presence.js'
import { atEnd, edgeOf, goalOf, part, push, shownAt, toastGoal, wayOut } from './release.js'
import { settleStack } from './stack.js'
import { spring } from '../start/springs.js'

/** @typedef {import('./layers.js').Layer} Layer */
/**
 * @typedef {{
 *   layer: Layer, id: number, grip: boolean, scrollers: Element[], scrolled: number, touch: boolean,
 *   x: number, y: number, out: number[], trail: [number, number][], active: boolean, panned: boolean,
 *   size: number, offset: number, height: number, shown: number, lowest: number, lay: (height: number) => void,
 *   heights: number[], steps: number[], page: HTMLElement | null,
 * }} Drag
 */
/** The drag of a layer under a finger. @typedef {{height: number}} LayerDrag */

/** The points after which a press is a drag. */
const SLOP = 6
/** The response in seconds of the springs that end a drag: of a layer that stays, and of one that is dismissed. */
const STAYS = 0.4, GOES = 0.3
const GRIP = '.sheet-grabber,.bar,.modal-handle'
/** The elements that handle a moving finger by themselves. */
const OWN = 'input[type=range],textarea,select,[contenteditable]:not([contenteditable=false]),.drags,iframe'
/** The elements in a toast that take text. */
const FIELDS = 'input,textarea,select,[contenteditable]'

/** @type {Drag | null} */ let drag = null
let clickable = true

/** Indicates whether a finger drags the layer. @param {Layer} layer */
export const isHeld = (layer) => drag?.layer === layer

export function watchSheets() {
  document.addEventListener('pointerdown', down)
  // A mouse can be above the page before the drag begins and captures it.
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== drag?.id || drag.panned) return
    // No event reported the release.
    if (event.buttons) moved(event)
    else cancel()
  })
  addEventListener('pointerup', (event) => { if (event.pointerId === drag?.id) release(event.timeStamp) })
  addEventListener('pointercancel', (event) => {
    if (event.pointerId !== drag?.id) return
    // The content scrolls now. At its end, the finger can continue with the layer.
    if (drag.touch && !drag.active) drag.panned = true
    else cancel()
  })
  addEventListener('click', (event) => {
    if (!clickable) consume(event)
  }, true)
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !drag?.active) return
    consume(event)
    cancel()
  }, true)
  addEventListener('resize', () => {
    for (const layer of layers) if (layer.open && layer.rest) layer.motion.ended?.()
    cancel()
    settleStack(layers)
  })
}

/** @param {TouchEvent} event */
function touched(event) {
  if (drag?.panned) moved(Object.assign(event.touches[0], { timeStamp: event.timeStamp }))
  if (drag?.active && event.cancelable) event.preventDefault()
}

/** @param {TouchEvent} event */
const untouched = ({ timeStamp }) => { if (drag?.panned) release(timeStamp) }

/** Listens to touches in `node` only, so that the compositor handles those of the page alone. @param {Element} node */
export function watchTouches(node) {
  const target = /** @type {HTMLElement} */ (node)
  target.addEventListener('touchmove', touched, { passive: false })
  target.addEventListener('touchend', untouched)
  target.addEventListener('touchcancel', untouched)
}

/** @param {Layer} layer */
const isToast = ({ kind }) => kind === 'toast'

/** @param {PointerEvent} event */
function down(event) {
  clickable = true
  // A second finger ends the drag, because nobody can tell which one the layer should follow.
  if (drag) return cancel()
  const target = /** @type {Element} */ (event.target)
  const layer = layerOf(target)
  if (!layer || !event.isPrimary || event.button || isColumn(layer) || isBubble(layer) ||
    !layer.surface.contains(target)) return
  const toast = isToast(layer), mouse = event.pointerType === 'mouse'
  const grip = toast || !!target.closest(GRIP)
  if (toast ? target.closest(FIELDS) : !layer.node.matches('[data-on~=detent]') ||
    (!grip && (mouse || target.closest(OWN)))) return
  const style = getComputedStyle(layer.surface)
  // The style sheet knows where a toast comes from.
  const out = toast ? style.getPropertyValue('--out').split(' ').map((part) => Math.sign(parseFloat(part)))
    : wayOut(edgeOf(layer), style.direction === 'rtl')
  const scrollers = []
  for (let node = grip ? null : target; node && node !== layer.surface; node = node.parentElement) {
    if (rangeOf(node, out) > 1 && /auto|scroll/.test(
      getComputedStyle(node)[out[0] ? 'overflowX' : 'overflowY'])) scrollers.push(node)
  }
  drag = {
    layer, id: event.pointerId, grip, scrollers, touch: event.pointerType === 'touch', x: event.clientX,
    y: event.clientY, out,
    scrolled: 0, active: false, panned: false, size: 0, offset: 0, height: 0, shown: 0, lowest: Infinity,
    heights: [], steps: [], page: null, trail: [[event.timeStamp, 0]], lay() {},
  }
}

/** @param {Element} node @param {number[]} out */
const rangeOf = (node, out) => out[0] ? node.scrollWidth - node.clientWidth : node.scrollHeight - node.clientHeight

/** @param {{clientX: number, clientY: number, timeStamp: number}} event */
function moved({ clientX, clientY, timeStamp }) {
  if (!drag?.layer.open) return void (drag = null)
  const { out } = drag
  const dx = clientX - drag.x, dy = clientY - drag.y
  let along = dx * out[0] + dy * out[1]
  if (!drag.active) {
    if (drag.panned) {
      if (along < 0 || !isAtEnd(drag)) Object.assign(drag, { x: clientX, y: clientY, trail: [[timeStamp, 0]] }),
        along = 0
    } else if (Math.hypot(dx, dy) < SLOP) return
    else if (Math.abs(along) < Math.abs(dx * out[1] + dy * out[0]) ||
      (!drag.grip && getSelection()?.type === 'Range')) return void (drag = null)
    if (!mayMove(drag, along)) return
    // The layer moves from where the drag began. Otherwise it would jump.
    const before = drag.panned ? along : Math.sign(along) * SLOP
    drag.x += before * out[0]
    drag.y += before * out[1]
    drag.trail = drag.trail.map(([time, place]) => [time, place - before])
    along -= before
    begin(drag)
  }
  drag.trail.push([timeStamp, along])
  follow(drag, along)
}

/** @param {Drag} drag */
const isAtEnd = ({ scrollers, out }) => scrollers.every((node) => atEnd(
  out[0] ? node.scrollLeft : node.scrollTop, rangeOf(node, out), out[0] + out[1], !!out[0] && isRightToLeft(node)))

/** @param {Drag} drag @param {number} along */
function mayMove(drag, along) {
  if (drag.grip || !drag.scrollers.length) return along !== 0
  if (!isAtEnd(drag)) return false
  return along > 0 || (along < 0 && !drag.panned && grows(drag.layer))
}

/** Indicates whether dragging its content makes a layer taller (row 83). @param {Layer} layer */
const grows = (layer) => !!layer.node.dataset.detents && !('scrolls' in layer.node.dataset) &&
  Math.max(...shapeOf(layer).heights) > shapeOf(layer).height

/** @param {Drag} drag */
function begin(drag) {
  const { layer, out } = drag, { surface, backdrop, node } = layer
  const before = snapshot(surface), { left } = surface.getBoundingClientRect()
  layer.motion.ended?.()
  getSelection()?.removeAllRanges()
  surface.style.transition = 'none'
  surface.style.willChange = 'translate'
  if (backdrop) backdrop.style.transition = 'none', backdrop.style.willChange = 'opacity'
  const isSheet = !isToast(layer) && !edgeOf(layer)
  const lay = isSheet ? stretch(layer, before) : drag.lay
  const box = surface.getBoundingClientRect(), size = out[0] ? box.width : box.height
  presence.measureAway(layer)
  // Everything is measured here, and nothing during the motion.
  const { heights, across } = isSheet ? shapeOf(layer) : { heights: [size], across: false }
  const ladder = [0, ...heights].sort((a, b) => a - b), [last = 0, most = 0] = ladder.slice(-2)
  const through = node.dataset.through
  const free = through === 'all' ? Infinity : heights[Number(through ?? NaN)] ?? 0
  Object.assign(drag, {
    active: true, size, heights, lay, offset: (left - box.left) * out[0] + (before.top - box.top) * out[1],
    steps: [free, ladder.find((other) => other > free) ?? Infinity, last, most],
    page: across && isTall(most) ? behind(layers, layer) : null,
  })
  presence.gatherLed(layer)
  layer.drag = { height: size - drag.offset }
  if (!drag.touch) surface.setPointerCapture(drag.id)
  if (!isToast(layer)) send(idOf(node), 'detent', ['began', layer.epoch])
}

/** @param {Drag} drag @param {number} along */
function follow(drag, along) {
  const { layer, size, heights, out } = drag, { surface, backdrop } = layer
  const most = Math.max(...heights), least = Math.min(...heights)
  let height = size - drag.offset - along
  const over = Math.max(0, height - most)
  if (drag.scrollers.length) {
    // At the full height, the content continues to scroll under the same finger.
    if (over !== drag.scrolled) drag.scrollers[0].scrollTop += over - drag.scrolled
    drag.scrolled = over
    height = Math.min(height, most)
  }
  drag.height = height
  drag.lowest = Math.min(drag.lowest, height)
  drag.shown = shownAt(height, least, most, allows(layer, 'drag'))
  // A style can limit how far its modal gives way.
  if (layer.node.dataset.reverse) drag.shown = Math.min(drag.shown, most + Number(layer.node.dataset.reverse))
  surface.style.translate = out.map((sign) => `${sign * (size - drag.shown)}px`).join(' ')
  drag.lay(drag.shown)
  // The dimming and the receded page follow the finger (rows 86 and 91).
  const [free, next, last, top] = drag.steps
  if (backdrop) backdrop.style.opacity = `${part(height, free, next)}`
  if (drag.page) stepBack(drag.page, part(height, last, top), true)
  // A motion at its end would begin again.
  for (const led of layer.motion.led ?? []) led.currentTime = 1000 * clamp(1 - height / least, 0, 0.999)
  layer.drag = { height }
  if (isFree(layer, heights, height) !== layer.node.hasAttribute('data-free')) settleStack(layers)
}

/** @param {number} now */
function release(now) {
  if (!drag?.active) return void (drag = null)
  // The click that ends the drag is consumed. The next press can come at once.
  clickable = false
  setTimeout(() => { clickable = true }, 50)
  finish(velocityOf(drag.trail, now))
}

/** Cancels a drag: the layer moves to the nearest height and is not dismissed (row 80). */
function cancel() {
  if (drag?.active) finish(null)
  drag = null
}

/** @param {number | null} velocity on the way out; `null` if the finger was not lifted */
function finish(velocity) {
  if (!drag) return
  const { layer, heights, height, shown, lowest, size, scrollers, scrolled } = drag, { node, surface, backdrop } = layer
  drag = null
  delete layer.drag
  const toast = isToast(layer)
  const goal = toast ? toastGoal(size, height - SLOP, velocity) : goalOf(heights, height, lowest, velocity)
  const isGone = goal === 0 && allows(layer, 'drag')
  if (goal === 0 && !isGone) send(idOf(node), 'attempt', ['drag', layer.epoch])
  const index = heights.indexOf(goal || Math.min(...heights))
  const isStill = isCalm()
  const { seconds, easing } = spring(isGone ? GOES : STAYS, 1, push(shown, isGone ? 0 : heights[index], velocity))
  // Under reduced motion the layer is there at once, or fades.
  /** @type {presence.Pace | undefined} */
  const pace = !isStill ? [1000 * seconds, easing] : isGone ? undefined : [0, 'linear']
  surface.style.transition = ''
  if (isGone || !node.dataset.detents) {
    presence.hold(layer)
    letGo(layer, isStill && isGone)
    if (backdrop) backdrop.style.opacity = ''
  }
  if (backdrop) backdrop.style.transition = ''
  // The content continues as if it had scrolled all the time.
  if (scrolled && velocity && velocity < -FLICK) scrollers[0].scrollBy(
    { top: -200 * velocity, behavior: isStill ? 'auto' : 'smooth' })
  presence.lead(layer, isGone)
  if (isGone) dismiss(layer, 'drag', pace)
  else if (toast) presence.enter(layer, () => {}, pace)
  else choose(layer, index, pace)
  surface.style.willChange = ''
  if (backdrop) backdrop.style.willChange = ''
}

/**
 * Moves a layer to one of its heights from wherever the surface is, and tells the server.
 * @param {Layer} layer
 * @param {number} index
 * @param {presence.Pace} [pace]
 */
export function choose(layer, index, pace) {
  const { node } = layer
  const isNew = node.dataset.detents && node.dataset.detent !== `${index}`
  if (isNew) node.dataset.detent = `${index}`, isRechosen(layer)
  send(idOf(node), 'detent', isNew ? ['ended', layer.epoch, index] : ['ended', layer.epoch])
  settleStack(layers)
  const done = () => report(layer, 'entered')
  if (node.dataset.detents) moveThere(layer, done, pace)
  else presence.enter(layer, done, pace)
}
