// SPDX-License-Identifier: Apache-2.0
/**
 * Replaces the Web Animations API, driven by the clock of a test. Every number moves linearly between two keyframes,
 * whatever the easing is. `composite` is recorded and not played.
 */
export function installAnimations(window, clock) {
  /** @type {FakeAnimation[]} the animations that have not ended, or fill */ let list = []

  class FakeAnimation {
    #start = clock.now
    #held = null
    #timer
    #settle
    playState = 'running'

    constructor(target, frames, options) {
      const timing = { delay: 0, iterations: 1, fill: 'none', direction: 'normal', easing: 'linear',
        ...(typeof options === 'number' ? { duration: options } : options) }
      const end = timing.delay + timing.duration * timing.iterations
      this.frames = frames
      this.timing = timing
      this.effect = {
        target,
        getTiming: () => timing,
        getComputedTiming: () => ({
          duration: timing.duration, endTime: end, progress: this.#progress(),
          currentIteration: Math.floor(Math.max(0, this.currentTime - timing.delay) / timing.duration),
        }),
      }
      this.finished = new Promise((resolve, reject) => { this.#settle = { resolve, reject } })
      this.finished.catch(() => {})
      if (end < Infinity) this.#timer = clock.after(end, () => this.finish())
    }

    get currentTime() { return this.#held ?? clock.now - this.#start }
    set currentTime(time) {
      if (this.playState === 'paused') this.#held = time
      else this.#seek(time)
    }

    #seek(time) {
      this.#start = clock.now - time
      const end = this.effect.getComputedTiming().endTime
      if (end === Infinity || this.playState !== 'running') return
      clock.cancel(this.#timer)
      this.#timer = clock.after(end - time, () => this.finish())
    }

    #progress() {
      const { delay, duration, iterations, fill, direction } = this.timing, time = this.currentTime - delay
      if (this.playState === 'idle' || (time < 0 && !/backwards|both/.test(fill)) ||
        (this.playState === 'finished' && !/forwards|both/.test(fill))) return null
      const turns = Math.min(iterations, Math.max(0, duration ? time / duration : iterations))
      const part = turns && turns === iterations ? 1 : turns % 1
      return direction === 'alternate' && Math.floor(turns) % 2 ? 1 - part : part
    }

    finish() {
      this.playState = 'finished'
      this.#stop(/forwards|both/.test(this.timing.fill))
      this.#settle.resolve(this)
    }

    cancel() {
      if (this.playState === 'idle') return
      this.playState = 'idle'
      this.#stop(false)
      this.#settle.reject(new Error('canceled'))
    }

    pause() {
      this.#held = this.currentTime
      this.playState = 'paused'
      clock.cancel(this.#timer)
    }

    #stop(stays) {
      clock.cancel(this.#timer)
      if (!stays) list = list.filter((other) => other !== this)
    }

    /** Returns the value that this animation makes of a property whose own value is `base`. */
    value(property, base) {
      const part = this.#progress(), stops = stopsOf(this.frames, property)
      if (part === null || !stops.length) return base
      if (stops[0][0] > 0) stops.unshift([0, base])
      if (stops.at(-1)[0] < 1) stops.push([1, base])
      const after = Math.max(1, stops.findIndex(([offset]) => offset >= part))
      const [[start, from], [end, to]] = [stops[after - 1], stops[after]]
      return between(from, to, (part - start) / (end - start || 1))
    }
  }

  window.Element.prototype.animate = function (frames, options) {
    const animation = new FakeAnimation(this, frames, options)
    list.push(animation)
    return animation
  }
  window.Element.prototype.getAnimations = function ({ subtree } = {}) {
    return list.filter(({ effect }) => effect.target === this || (subtree && this.contains(effect.target)))
  }
  window.CSSTransition = class extends FakeAnimation {}

  /** Returns the value of an element's property with all animations. */
  return (node, property, base) => list.filter(({ effect }) => effect.target === node)
    .reduce((value, animation) => animation.value(property, value), base)
}

/** Returns the offsets and values of one property, from keyframes of either form. */
function stopsOf(frames, property) {
  if (Array.isArray(frames)) {
    return frames.map((frame, index) => [frame.offset ?? (frames.length > 1 ? index / (frames.length - 1) : 1),
      frame[property]])
      .filter(([, value]) => value !== undefined).map(([offset, value]) => [offset, String(value)])
  }
  const values = [frames[property] ?? []].flat(), last = values.length - 1
  return values.map((value, index) => [frames.offset?.[index] ?? (last ? index / last : 1), String(value)])
}

const NUMBER = /-?\d*\.?\d+/g

/** Interpolates the numbers of values of one shape. Other values change in the middle. `none` is an identity. */
function between(from, to, part) {
  if (from === 'none') from = to.replace(NUMBER, '0')
  if (to === 'none') to = from.replace(NUMBER, '0')
  if (from.replace(NUMBER, '') !== to.replace(NUMBER, '')) return part < 0.5 ? from : to
  const ends = to.match(NUMBER)
  return from.replace(NUMBER, (start) => String(+(Number(start) + (Number(ends?.shift()) - Number(start)) * part)
    .toFixed(4)))
}
