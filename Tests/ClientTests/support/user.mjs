// SPDX-License-Identifier: Apache-2.0
/** Sends keys and pointer events, and does what a browser does about them by itself: Tab and a press move the focus. */
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]'

export class User {
  #page
  #pressed = null

  constructor(page) { this.#page = page }

  #tell(Event, target, type, details) {
    const { window, clock } = this.#page
    const event = new window[Event](type, { bubbles: true, cancelable: true, ...details })
    Object.defineProperty(event, 'timeStamp', { value: clock.now })
    return target.dispatchEvent(event)
  }

  #element(target) { return typeof target === 'string' ? this.#page.find(target) : target }

  /** Presses a key. Returns whether the page left its default action to the browser. */
  key(key, details) {
    const { document } = this.#page, target = document.activeElement
    const isLeft = this.#tell('KeyboardEvent', target, 'keydown', { key, ...details })
    this.#tell('KeyboardEvent', document.activeElement, 'keyup', { key, ...details })
    return isLeft
  }

  tab(shiftKey = false) {
    if (!this.key('Tab', { shiftKey })) return
    const { document } = this.#page, all = [...document.querySelectorAll(FOCUSABLE)]
    const stops = all.filter((node) => node === document.activeElement ||
      (node.tabIndex >= 0 && !node.disabled && !node.closest('[inert]') && node.checkVisibility()))
    stops.at((stops.indexOf(document.activeElement) + (shiftKey ? -1 : 1)) % stops.length)?.focus()
  }

  down(target, x = 0, y = 0, details = {}) {
    const node = this.#element(target)
    this.#pressed = { node, x, y, details }
    this.#tell('PointerEvent', node, 'pointerdown', { clientX: x, clientY: y, buttons: 1, ...details })
    if (details.pointerType === 'touch' || !this.#tell('MouseEvent', node, 'mousedown',
      { clientX: x, clientY: y, ...details })) return
    const goal = node.closest(FOCUSABLE)
    if (goal) goal.focus()
    else this.#page.document.activeElement.blur()
  }

  move(x, y) {
    Object.assign(this.#pressed, { x, y })
    const { node, details } = this.#pressed
    this.#tell('PointerEvent', node, 'pointermove', { clientX: x, clientY: y, buttons: 1, ...details })
  }

  /** Releases the pointer, on the pressed element or on another one. The click is on their common ancestor. */
  up(target, details) {
    const { node, x, y, details: before } = this.#pressed, end = target ? this.#element(target) : node
    this.#tell('PointerEvent', end, 'pointerup', { clientX: x, clientY: y, ...before })
    let both = end
    while (!both.contains(node)) both = both.parentElement
    if (!before.button) this.#tell('PointerEvent', both, 'click',
      { clientX: x, clientY: y, detail: 1, ...before, ...details })
  }

  click(target, details) {
    this.down(target, 0, 0, details)
    this.up(undefined, details)
  }

  /** Cancels the pointer, as a browser does that uses it for something else. */
  cancel() { this.#tell('PointerEvent', this.#pressed.node, 'pointercancel', this.#pressed.details) }

  /** Sends a touch event of the finger beside its pointer events: `touchmove`, `touchend` or `touchcancel`. */
  touch(type, x, y) {
    const { node } = this.#pressed
    const event = new this.#page.window.Event(type, { bubbles: true, cancelable: true })
    Object.defineProperties(event, { timeStamp: { value: this.#page.clock.now },
      touches: { value: [{ clientX: x, clientY: y }] } })
    return node.dispatchEvent(event)
  }

  /** Moves along points, with `every` ms between two of them. */
  async drag(target, points, { every = 16, ...details } = {}) {
    const [[x, y], ...rest] = points
    this.down(target, x, y, details)
    for (const point of rest) {
      await this.#page.turn(every)
      this.move(...point)
    }
  }
}
