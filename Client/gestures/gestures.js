// SPDX-License-Identifier: Apache-2.0
/**
 * Recognizes the gestures of fingers and pointers, and decides which of several gestures wins: an inner one before an
 * outer one, and a button or link counts as a tap. telling.js sends the results, and the server turns them into values.
 * This is a part of the client of its own, and it starts when its script runs.
 */
import { clamp, consume } from '../start/basics.js'
import { modifiers } from '../start/events.js'
import { finish } from './follow.js'
import { join } from '../start/parts.js'
import { origin, tell, tellSoon } from './telling.js'
import { ACTIVE, ENDED, FAILED, OFF, POSSIBLE, gather, held, record, see, span, stateOf } from './recognizers.js'

/** @typedef {import('./recognizers.js').Atom} Atom */
/** @typedef {import('./recognizers.js').Attached} Attached */
/** @typedef {import('./recognizers.js').Contest} Contest */

/** The ms within which the next tap must come. */
const NEXT = 350

/** @type {Contest | null} */ let contest = null
let swallows = false

addEventListener('pointerdown', down, true)
addEventListener('pointermove', moved, { passive: true })
addEventListener('pointerup', up)
addEventListener('pointercancel', cancel)
addEventListener('blur', cancel)
addEventListener('click', click, true)
addEventListener('dragstart', (event) => { if (has('d')) event.preventDefault() })
addEventListener('contextmenu', (event) =>
  { if (has('l') && contest?.fingers.length && !event.button) event.preventDefault() })
addEventListener('pointerover', ({ target }) => {
  const node = /** @type {Element} */ (target).closest?.('.pinches')
  node?.removeEventListener('wheel', wheel)
  node?.addEventListener('wheel', wheel, { passive: false })
})

join({
  renewed() {
    drop()
    finish()
  },
})

/** @param {string} kind */
const has = (kind) => contest?.list.some((attached) =>
  attached.atoms.some((atom) => atom.kind === kind && atom.state !== FAILED))

/** @param {Element} target */
function begin(target) {
  const list = gather(target)
  contest = list.length ? { target, list, fingers: [], id: 0, trail: [], timer: 0, span: [], keys: 0, pans: false }
    : null
  return contest
}

/** @param {PointerEvent} event */
function down(event) {
  const target = /** @type {Element} */ (event.target)
  if (event.button || !target.closest) return
  if (contest?.fingers.length) {
    if (event.pointerType !== 'touch') return
  } else {
    swallows = false
    // A press at the same place can be the next of several taps.
    if (contest && (!contest.target.isConnected || contest.target !== target)) end()
    if (!contest && !begin(target)) return
  }
  if (!contest) return
  clearTimeout(contest.timer)
  contest.keys = modifiers(event)
  const { clientX: x, clientY: y, pointerId: id } = event
  contest.fingers.push({ id, x, y, startX: x, startY: y })
  if (contest.fingers.length === 1) Object.assign(contest, { id, trail: [[event.timeStamp, x, y]] })
  else contest.span = span(contest)
  each((atom, attached) => {
    if (atom.space) origin(attached, atom.space)
    if (contest?.fingers.length === 2 && 'tl'.includes(atom.kind)) atom.raw = FAILED
    if (contest?.fingers.length === 1 && !atom.after.length) start(atom)
  })
  settle()
}

/** @param {(atom: Atom, attached: Attached) => void} action runs for every recognizer that is still open */
function each(action) {
  for (const attached of contest?.list ?? []) {
    for (const atom of attached.atoms) if (atom.state < ENDED && atom.raw < ENDED) action(atom, attached)
  }
}

/** @param {Atom} atom */
function start(atom) {
  if ((atom.keys & /** @type {Contest} */ (contest).keys) !== atom.keys) return void (atom.raw = FAILED)
  if (atom.kind === 'l' && !atom.timer) {
    atom.timer = setTimeout(() => {
      if (atom.raw === POSSIBLE) atom.raw = ENDED
      settle()
    }, atom.least)
  }
  atom.started = true
  see(/** @type {Contest} */ (contest), atom)
}

/** @param {PointerEvent} event */
function moved(event) {
  const finger = contest?.fingers.find(({ id }) => id === event.pointerId)
  if (!contest || !finger) return
  // No event reported the release.
  if (!event.buttons) return cancel(event)
  go(finger, event.clientX, event.clientY, event.timeStamp)
}

/** @param {import('./recognizers.js').Finger} finger @param {number} x @param {number} y @param {number} time */
function go(finger, x, y, time) {
  if (!contest) return
  Object.assign(finger, { x, y })
  if (finger.id === contest.id) contest.trail.push([time, x, y])
  if (contest.trail.length > 40) contest.trail.splice(0, 20)
  each((atom, { node }) => {
    if (!node.isConnected || node.closest(OFF)) atom.raw = FAILED
    else if (contest) see(contest, atom)
    if (atom.state === ACTIVE) atom.dirty = true
  })
  settle()
}

/** @param {{pointerId: number, timeStamp: number}} event */
function up({ pointerId, timeStamp }) {
  const index = contest?.fingers.findIndex(({ id }) => id === pointerId) ?? -1
  if (!contest || index < 0) return
  const leads = pointerId === contest.id, last = contest.fingers.length === 1
  contest.trail.push([timeStamp, ...(/** @type {[number, number]} */ (contest.trail.at(-1)?.slice(1)))])
  each((atom) => {
    const lifts = atom.kind === 'd' ? leads : 'mr'.includes(atom.kind) ? true : last
    if (lifts && atom.kind !== 't' && (last || atom.raw === ACTIVE)) atom.raw = atom.raw === ACTIVE ? ENDED : FAILED
  })
  settle()
  if (!contest) return
  contest.fingers.splice(index, 1)
  if (last) {
    // The click comes now or never. Another tap can follow it.
    contest.timer = setTimeout(end, NEXT)
    setTimeout(() => { swallows = false }, 50)
    settle()
  }
}

/** @param {Event} event */
function cancel(event) {
  if (event.type !== 'blur' && !contest?.fingers.some(({ id }) =>
    id === /** @type {PointerEvent} */ (event).pointerId)) return
  if (event.type === 'pointercancel' && contest?.fingers.length === 1 &&
    contest.list.some(({ beside, atoms }) => beside &&
    atoms.some(({ kind, state }) => kind === 'd' && state < ENDED))) return pan(contest)
  end()
}

/**
 * Follows a drag beside the browser's own scrolling. The browser sends no more pointer events once it scrolls with the
 * finger, so touch events take their place.
 * @param {Contest} open
 */
function pan(open) {
  open.pans = true
  each((atom, { beside }) => { if (!beside || atom.kind !== 'd') atom.raw = FAILED })
  settle()
}

addEventListener('touchmove', ({ touches: [touch], timeStamp }) => {
  if (contest?.pans && contest.fingers[0]) go(contest.fingers[0], touch.clientX, touch.clientY, timeStamp)
}, { passive: true })
addEventListener('touchend', ({ timeStamp }) => { if (contest?.pans) up({ pointerId: contest.id, timeStamp }) })
addEventListener('touchcancel', () => { if (contest?.pans) end() })

function drop() {
  clearTimeout(contest?.timer)
  contest = null
}

/** Fails every recognizer that has not ended. */
function end() {
  if (!contest) return
  contest.fingers = []
  // The recognizers fail one after the other, so that a single tap that waited for a double tap comes now.
  for (const { atoms } of contest?.list ?? []) {
    for (const atom of atoms) if (atom.state < ENDED && atom.raw !== ENDED) atom.raw = FAILED
    settle()
  }
  drop()
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target)
  if (swallows && event.detail) return consume(event)
  // The keyboard, a screen reader or a script clicks without a pointer.
  const isBare = !event.detail || !contest
  if (isBare) {
    if (contest) end()
    if (!begin(target)) return
    if (contest) /** @type {Contest} */ (contest).keys = modifiers(event)
    each((atom) => { if (!atom.after.length) start(atom) })
  }
  const { list } = /** @type {Contest} */ (contest)
  each((atom, { node, native }) => {
    if (atom.kind !== 't') return void (isBare && (atom.raw = FAILED))
    if (!atom.started || atom.raw || !node.contains(target)) return
    atom.values = [event.clientX, event.clientY]
    if (native || ++atom.count >= atom.least) atom.raw = ENDED
    else if (isBare) atom.raw = FAILED
    settle()
  })
  // An element with an action of its own performs it now, unless another gesture has taken the tap.
  const won = ({ native, beside, tree } = list[0]) => !native && !beside && [ACTIVE, ENDED].includes(stateOf(tree))
  if (list.some(({ native, atoms }) => native && atoms[0].state === FAILED) &&
    list.some((attached) => won(attached))) consume(event)
  if (isBare) end()
}

/** Handles a pinch on a touchpad, which browsers report as a wheel event with Control. @param {Event} event */
function wheel(event) {
  const { ctrlKey, deltaY, clientX, clientY, target } = /** @type {WheelEvent} */ (event)
  if (!ctrlKey || contest?.fingers.length) return
  consume(event)
  if (!contest?.span.length) {
    if (contest) end()
    if (!begin(/** @type {Element} */ (target))) return
    /** @type {any} */ (contest).span = [1]
  }
  const open = /** @type {Contest} */ (/** @type {unknown} */ (contest))
  each((atom) => {
    if (atom.kind !== 'm') return void (atom.raw = FAILED)
    record(atom, (atom.values[0] ?? 1) * Math.exp(-clamp(deltaY, -50, 50) / 100), clientX, clientY)
    atom.raw = ACTIVE
    atom.dirty = true
  })
  clearTimeout(open.timer)
  open.timer = setTimeout(() => {
    each((atom) => { atom.raw = atom.raw === ACTIVE ? ENDED : FAILED })
    settle()
  }, 200)
  settle()
}

/** Grants every recognizer the state that nothing holds back, and sends the changes. */
function settle() {
  if (!contest) return
  const { list } = contest
  for (let again = true; again;) {
    again = false
    for (const attached of list) {
      for (const atom of attached.atoms) {
        if (atom.state >= ENDED) continue
        if (atom.after.some((tree) => stateOf(tree) === FAILED) ||
          atom.unless.some((tree) => stateOf(tree) === ACTIVE || stateOf(tree) === ENDED)) atom.raw = FAILED
        if (!atom.started && atom.raw === POSSIBLE && atom.after.length &&
          atom.after.every((tree) => stateOf(tree) === ENDED)) start(atom)
        if (atom.raw === atom.state || (atom.raw !== FAILED && held(list, attached, atom))) continue
        grant(attached, atom)
        again = true
      }
    }
  }
  for (const attached of list) {
    let pressing = false
    for (const atom of attached.atoms) {
      // The server hears of the pressing before the press is long enough.
      if (atom.kind === 'l' && atom.watched && atom.started && !atom.count && !atom.state &&
        !held(list, attached, atom)) atom.count = 1, atom.dirty = pressing = true
    }
    if (pressing || attached.atoms.some((atom) => atom.dirty && atom.state >= ENDED)) tell(contest, attached)
  }
  if (list.some((attached) => attached.atoms.some((atom) => atom.dirty))) tellSoon(contest)
  if (!contest.fingers.length && list.every(({ tree }) => stateOf(tree) >= ENDED)) drop()
}

/** @param {Attached} attached @param {Atom} atom */
function grant(attached, atom) {
  atom.state = atom.raw
  atom.dirty = !attached.native
  if (atom.state >= ENDED) clearTimeout(atom.timer)
  if (atom.state === FAILED || attached.beside || !contest) return
  if (atom.kind !== 't') swallows = true
  if (atom.kind === 'd' && atom.state === ACTIVE &&
    attached.node.isConnected) attached.node.setPointerCapture?.(contest.id)
  for (const other of contest.list) {
    if (other === attached || other.beside) continue
    for (const peer of other.atoms) if (peer.state === POSSIBLE) peer.raw = FAILED
  }
}
