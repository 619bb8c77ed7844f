// SPDX-License-Identifier: Apache-2.0
/** Waits until all promises that are already resolved have run. */
export const settled = () => new Promise((done) => setImmediate(done))

/**
 * A clock that a test moves forward. It runs the timers, frames and animations of the page in the order in which they
 * are due.
 */
export class Clock {
  now = 1000
  #tasks = new Map()
  #last = 0

  /** Runs `action` in `ms`. Returns a number for {@link cancel}. */
  after(ms, action) {
    this.#tasks.set(++this.#last, { at: this.now + Math.max(0, ms || 0), action })
    return this.#last
  }

  cancel(number) {
    this.#tasks.delete(number)
  }

  async turn(ms) {
    const end = this.now + ms
    await settled()
    for (;;) {
      const due = [...this.#tasks].filter(([, { at }]) => at <= end)
        .sort(([a, first], [b, second]) => first.at - second.at || a - b)[0]
      if (!due) break
      const [number, { at, action }] = due
      this.#tasks.delete(number)
      this.now = at
      action()
      await settled()
    }
    this.now = end
  }

  install(window) {
    const frame = 16
    Object.assign(window, {
      setTimeout: (action, ms) => this.after(ms, action),
      clearTimeout: (number) => this.cancel(number),
      requestAnimationFrame: (action) => this.after(frame, () => action(this.now)),
      cancelAnimationFrame: (number) => this.cancel(number),
    })
    Object.defineProperty(window, 'performance', { value: { now: () => this.now } })
  }
}
