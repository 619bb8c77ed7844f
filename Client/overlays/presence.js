// SPDX-License-Identifier: Apache-2.0
/** Moves layers in and out. A motion starts where the previous one is, and its end is reported exactly once. */

import { isCalm, isRightToLeft } from '../start/basics.js'
import { CURVE, SHEET_MS, TOAST_MS } from '../start/numbers.js'

/** @typedef {import('./layers.js').Layer} Layer */
/**
 * The pose of a layer that is away. `edge` is the side of the window beyond which it is, `dim` the opacity of its
 * backdrop.
 * @typedef {Record<string, string>} Away
 */
/** @typedef {[ms: number, easing: string, away: Away]} Motion */
/**
 * Duration and easing of one motion, which can come from the speed of a finger.
 * @typedef {[ms: number, easing: string, ...any]} Pace
 */
/**
 * The motion of a layer: the animations of its elements, their poses while it is away, the function that ends the
 * running motion, and the motions inside that a drag leads.
 * @typedef {{running: Map<Element, Animation>, away?: Keyframe[], ended?: (() => void) | null, timer?: number,
 *   led?: Animation[]}} LayerMotion
 */

/** @type {Motion} */ export const SLIDE = [SHEET_MS, CURVE, { edge: 'bottom' }]
/** @type {Motion} */ export const FADE = [150, 'ease-out', { opacity: '0' }]

/** @type {Record<string, Motion>} */
const MOTIONS = {
  sheet: SLIDE,
  fullscreen: SLIDE,
  column: [SHEET_MS, CURVE, { edge: 'trailing' }],
  dialog: [320, CURVE, { edge: 'bottom' }],
  alert: [220, 'ease-out', { opacity: '0', scale: '1.08' }],
  popover: [180, 'ease-out', { opacity: '0', scale: '.94' }],
  // The content of a modal moves by itself. The client only fades the dimming view.
  modal: [250, 'ease-out', {}],
  toast: [TOAST_MS, CURVE, { opacity: '0', translate: 'var(--out)' }],
}
/** The ms between two frames of most displays. */
const FRAME = 16
/** The ms after which a motion counts as over whose end was not reported (hidden tab, `display: none`). */
const GRACE = 400

/** @param {Layer} layer @param {() => void} done @param {Pace} [pace] */
export const enter = (layer, done, pace) => play(layer, true, done, pace)
/**
 * Moves a layer out. It stays as the exit left it, until it is removed or comes back.
 * @param {Layer} layer
 * @param {() => void} done
 * @param {Pace} [pace]
 */
export const exit = (layer, done, pace) => play(layer, false, done, pace)

/**
 * Returns the motions of entry and exit: those that the layer names, or those of its kind.
 * @param {Layer} layer
 * @returns {Motion[]}
 */
function motions({ node, kind, surface }) {
  // A style sheet can choose the motion of another kind: a confirmation dialog slides on phones only.
  const usual = MOTIONS[getComputedStyle(surface).getPropertyValue('--motion').trim() || kind] ?? FADE
  /** @type {Motion[]} */ const both = node.dataset.motion ? JSON.parse(node.dataset.motion) : [usual, usual]
  if (node.hasAttribute('data-still')) return both.map(([, ...rest]) => [0, ...rest])
  return isCalm() ? both.map((motion) => motion[0] ? FADE : motion) : both
}

/**
 * Returns the pose of a motion. It uses `transform`, which adds to a `translate` that places the surface.
 * @param {Layer} layer
 * @param {Away} away
 * @returns {Keyframe}
 */
function frame({ node, surface }, { edge, dim, ...rest }) {
  const { left, top, right, bottom, width, height } = surface.getBoundingClientRect()
  const origin = node.dataset.zoom && [...document.querySelectorAll(`[data-zooms="${node.dataset.zoom}"]`)].find(
    (each) => !node.contains(each))?.getBoundingClientRect()
  if (origin && width && edge) {
    const x = origin.left + origin.width / 2 - left - width / 2, y = origin.top + origin.height / 2 - top - height / 2
    const shown = surface.querySelector('.viewer-now>*>*')?.getBoundingClientRect()
    if (shown?.width) {
      // A picture keeps its shape, and the thumbnail's shape is cut out of it.
      const grown = Math.max(origin.width / shown.width, origin.height / shown.height)
      return { transform: `translate(${x}px, ${y}px) scale(${grown})`, clipPath: `inset(${
        (height - origin.height / grown) / 2}px ${(width - origin.width / grown) / 2}px)` }
    }
    return { opacity: '0',
      transform: `translate(${x}px, ${y}px) scale(${origin.width / width}, ${origin.height / height})` }
  }
  if (!edge) return rest
  const { clientWidth, clientHeight } = document.documentElement
  const start = isRightToLeft(surface) ? 'trailing' : 'leading'
  const x = edge === 'top' || edge === 'bottom' ? 0 : edge === start ? -right : clientWidth - left
  const y = edge === 'top' ? -bottom : edge === 'bottom' ? Math.max(0, clientHeight - top) : 0
  return { ...rest, transform: `translate(${x}px, ${y}px)` }
}

/** Measures the pose of the layer away. Call it when the layer is at rest. @param {Layer} layer */
export const measureAway = (layer) => layer.motion.away = motions(layer).map((motion) => frame(layer, motion[2]))

/** @param {Layer} layer */
const partsOf = (layer) => layer.backdrop ? [layer.surface, layer.backdrop] : [layer.surface]

/** @param {Element} part */
function poseOf(part) {
  const { opacity, scale, translate, transform } = getComputedStyle(part)
  return { opacity, scale, translate, transform }
}

/**
 * Stops a layer where it is, so that the next motion starts from there, whatever the styles say.
 * @param {Layer} layer
 */
export function hold(layer) {
  for (const part of partsOf(layer)) {
    const pose = poseOf(part)
    const still = part.animate([pose, pose], { duration: 1, fill: 'both' })
    layer.motion.running.get(part)?.cancel()
    layer.motion.running.set(part, still)
  }
}

/** @param {Layer} layer @param {boolean} entering @param {() => void} done @param {Pace} [pace] */
function play(layer, entering, done, pace) {
  const all = motions(layer), { motion } = layer
  // After a swipe, a layer can have another exit.
  const way = entering ? 0 : pace && all[2] ? 2 : 1
  const { dim } = all[way][2]
  const [ms, easing] = pace ?? all[way]
  const parts = partsOf(layer), passes = layer.node.dataset.passes
  if (entering) lead(layer, false)
  clearTimeout(motion.timer)
  const starts = parts.map((part) => motion.running.has(part) && poseOf(part))
  const off = (motion.away ?? measureAway(layer))[way]
  const animations = parts.map((part, index) => {
    motion.running.get(part)?.cancel()
    const away = part === layer.surface ? off : { opacity: dim ?? 0 }
    // A missing end keyframe means the element's own style, whatever it is.
    /** @type {Keyframe[]} */ const frames = []
    const start = starts[index] || (entering && away)
    if (start) frames.push({ ...start, offset: 0 })
    // A motion that is interrupted goes straight to its end.
    if (passes && part === layer.surface && !starts[index] && !isCalm()) {
      frames.push(...JSON.parse(passes)[way % 2].map((/** @type {Away} */ pose) => frame(layer, pose)))
    }
    if (!entering) frames.push({ ...away, offset: 1 })
    const animation = part.animate(frames, { duration: document.hidden ? 0 : ms, easing, fill: 'both' })
    // The first frame of an entry shows what the second one would, because at its beginning nothing is in the window.
    if (entering && !starts[index] && ms > FRAME) animation.currentTime = FRAME
    motion.running.set(part, animation)
    return animation
  })
  const end = () => {
    if (motion.ended !== end) return
    motion.ended = null
    clearTimeout(motion.timer)
    if (entering) {
      // A transform that fills forward would keep the surface the containing block of everything fixed inside it.
      animations.forEach((animation) => animation.cancel())
      motion.running.clear()
      layer.rest?.()
      motion.away = undefined
    }
    done()
  }
  motion.ended = end
  motion.timer = setTimeout(end, ms + GRACE)
  Promise.all(animations.map((animation) => animation.finished)).then(end, () => {})
}

/** Finds what the drag that begins leads. @param {Layer} layer */
export function gatherLed(layer) {
  const nodes = isCalm() ? [] : layer.surface.querySelectorAll('[data-parallax]')
  layer.motion.led = [...nodes].map((node) => {
    const led = node.animate(JSON.parse(/** @type {HTMLElement} */ (node).dataset.parallax ?? '{}'),
      { duration: 1000, fill: 'both' })
    led.pause()
    return led
  })
}

/**
 * Moves what a drag has led to its end with the layer, or back.
 * @param {Layer} layer @param {boolean} away
 */
export function lead({ motion }, away) {
  for (const each of motion.led ?? []) {
    each.onfinish = () => away || each.cancel()
    if (!each.currentTime) each.cancel()
    else {
      each.updatePlaybackRate(away ? 3 : -3)
      each.play()
    }
  }
}

/** Shows that a dismissal was refused. @param {Layer} layer */
export function bounce(layer) {
  if (layer.kind === 'modal' || isCalm()) return
  layer.surface.animate({ scale: [1, 1.02, 1] }, { duration: 180, easing: 'ease-in-out' })
}
