// SPDX-License-Identifier: Apache-2.0
/**
 * Handles the socket: numbered frames both ways, replay after a reconnect, and back-off. It knows frames, not
 * operations. Where a proxy lets no WebSocket through, the part `stream` opens something else in its place.
 */
import { hasStreams, keep, keepTab, kept } from './keep.js'

/**
 * @typedef {{seq: number, id: number, kind: string, payload: unknown, sent: boolean}} ClientEvent
 * @typedef {{
 *   url: string,
 *   facts: () => Record<string, unknown>,
 *   page: () => Record<string, unknown>,
 *   apply: (operations: any[][], ack: number) => void,
 *   lacking?: (operations: any[][]) => Promise<unknown> | null,
 *   waiting?: () => void,
 *   ready?: () => void,
 *   isWhole: (operations: any[][]) => boolean,
 *   renewed: (unanswered: ClientEvent[], note?: string) => void,
 *   live: () => void,
 *   lost: () => void,
 *   silent: () => Promise<unknown>,
 *   place: string, // the name in the address, by which a proxy finds the process with the session
 *   first?: WebSocket | null, // the socket that the page has opened before the client
 *   over: (code: string, message: string) => void,
 * }} Owner
 */

const VERSION = 1
/**
 * Of these kinds only the newest event counts, so an unsent one is overwritten, and a long time offline keeps one frame
 * per field.
 */
const LATEST = new Set(['input', 'measure', 'window', 'scroll', 'viewport', 'scene'])
/**
 * The largest number of kept events. Without an answer, the client does not know what the server has seen, but beyond
 * this number the oldest has surely arrived.
 */
const KEPT = 512
/**
 * The ms after which a socket is closed that has not opened, has not sent `welcome`, or has not answered an event. Some
 * proxies swallow the handshake, and a network that changed under a sleeping machine reports no error. The last time is
 * long enough for a large frame on a slow line.
 */
const HANDSHAKE = 5_000, WELCOME = 10_000, ANSWER = 30_000

/** @typedef {Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>} Line */

/** @type {Owner} */ let owner
/** Opens a socket. @type {(address: string, session: string) => Line} */
let line = (address, session) => new WebSocket(address + session)
/** @type {Line | null} */ let socket = null
/** Indicates whether the socket has brought something. */
let heard = false
/** The first hello has no answer yet. Events follow it with -1, and a session that replaces the page ignores them. */
let early = false
/** @type {ClientEvent[]} */ let pending = []
/**
 * Frames from the first one that needs a part of the client which has not loaded. They wait in order, and count as not
 * received.
 * @type {any[][]}
 */
let waiting = []
let session = '', secret = ''
let seq = 0, ack = 0, unanswered = 0
let live = false, over = false, waitsForWhole = false
/** `within` is the time in ms within which the server wants the next attempt, or 0. */
let attempts = 0, failures = 0, within = 0
let retryTimer = 0, ackTimer = 0, patienceTimer = 0

/** @param {Owner} who */
export function start(who) {
  owner = who
  addEventListener('pagehide', drop)
  addEventListener('pageshow', (event) => { if (event.persisted) retryNow() })
  addEventListener('online', retryNow)
  // A lost network leaves the socket half open for minutes. Closing it loses nothing.
  addEventListener('offline', drop)
  document.addEventListener('visibilitychange', () => { if (!document.hidden) retryNow() })
  if (hasStreams()) owner.silent().then(connect)
  else connect()
}

/** Opens sockets in another way from now on. Returns the session that a socket has begun. @param {typeof line} way */
export function openBy(way) {
  line = way
  return session
}

/**
 * Queues an event for the server. Returns its number, or 0 when it was dropped because the document is being replaced:
 * its element may not exist in the next one.
 * @param {number | undefined} id @param {string} kind @param {unknown} [payload]
 */
export function send(id, kind, payload = null) {
  if (id === undefined || over || waitsForWhole) return 0
  const last = pending.at(-1)
  if (last && !last.sent && last.id === id && last.kind === kind && LATEST.has(kind)) {
    last.payload = payload
    return last.seq
  }
  const event = { seq: ++seq, id, kind, payload, sent: false }
  pending.push(event)
  while (pending.length > KEPT && pending[0].sent) pending.shift()
  if (live || early) write(event)
  return event.seq
}

/** Returns the number of the last event. */
export const latest = () => seq

/** Indicates whether the server has handled the event with that number. @param {number} number */
export const isAnswered = (number) => !pending.some(({ seq }) => seq === number)

/**
 * Asks for the whole document when the client's cannot be trusted. Nothing else is applied until it has arrived.
 * @param {string} reason
 */
export function resync(reason) {
  console.warn('dais: resync:', reason)
  waitsForWhole = true
  if (++failures > 3) return end('reload')
  if (live) transmit(['r', ack, reason])
}

function connect() {
  clearTimeout(retryTimer)
  if (over || socket) return
  const { first } = owner
  owner.first = null
  const mine = socket = first && first.readyState < 2 ? first : line(owner.url, owner.place)
  heard = false
  expect(HANDSHAKE)
  const greet = mine.onopen = () => {
    expect(WELCOME)
    const facts = hello()
    transmit(['h', VERSION, facts])
    if (early = mine === first && 'count' in facts) pending.forEach(write)
  }
  mine.onmessage = ({ data }) => {
    if (mine !== socket) return
    heard = true
    expect(0)
    arrived(JSON.parse(data))
  }
  mine.onclose = () => { if (mine === socket) fail() }
  if (mine === first && first.readyState) greet()
}

/** Closes the socket if nothing arrives within `ms`. 0 expects nothing. @param {number} ms */
function expect(ms) {
  clearTimeout(patienceTimer)
  patienceTimer = ms && setTimeout(fail, ms)
}

function fail() {
  if (!heard) owner.silent()
  drop()
}

/** Closes the socket without waiting. Closing a dead one can take minutes. */
function drop() {
  const old = socket
  if (!old) return
  socket = null
  old.close()
  expect(0)
  clearTimeout(ackTimer)
  ackTimer = 0
  live = early = false
  waiting = []
  if (over) return
  owner.lost()
  // Half of the delay is random. Otherwise all clients would reach a restarted server in the same instant.
  const delay = within || Math.min(10_000, 250 * 2 ** attempts++)
  within = 0
  retryTimer = setTimeout(connect, delay * (0.5 + Math.random() / 2))
}

function retryNow() {
  attempts = 0
  if (!socket) connect()
}

function hello() {
  const facts = { ...owner.facts(), ...kept() }
  if (session) Object.assign(facts, { session, secret, ack, seq })
  // The first page is intact only while neither side has changed anything. An event without an answer may have.
  if (ack === 0 && (seq === 0 || pending[0]?.seq === 1 && !pending[0].sent)) Object.assign(facts, owner.page())
  return facts
}

/** @param {any[]} frame */
function arrived(frame) {
  if (waiting.length) return void waiting.push(frame)
  const lacking = frame[0] === 'p' ? owner.lacking?.(frame[3]) : frame[0] === 'w' && owner.lacking?.([])
  if (!lacking) return receive(frame)
  const mine = waiting = [frame]
  owner.waiting?.()
  lacking.then(() => {
    // A new connection sends these frames again.
    if (mine !== waiting) return
    waiting = []
    if (frame[0] === 'p') owner.ready?.()
    mine.forEach(arrived)
  }, () => end('reload'))
}

/** @param {any[]} frame */
function receive(frame) {
  switch (frame[0]) {
    case 'w': return welcome(frame[1], frame[2], frame[3], frame[5])
    case 'p': return patch(frame[1], frame[2], frame[3])
    case 's': return frame[1] ? keep(frame[1], frame[2]) : keepTab(session, secret, frame[2])
    case 'x': return end(frame[1], frame[2], frame[3])
  }
}

/** @param {string} newSession @param {string} newSecret @param {string} status @param {string} [note] */
function welcome(newSession, newSecret, status, note) {
  attempts = 0
  kept.hellos = 0
  session = owner.place = newSession
  secret = newSecret
  keepTab(session, secret)
  live = true
  const told = early
  early = false
  if (status === 'replaced') {
    // The events of the old session name elements that the new one never had. The values of fields are sent again after
    // the merge. An action may have run without its answer, so it is never sent again, and the user hears of it.
    owner.renewed(pending, note)
    pending = []
    seq = ack = 0
    waitsForWhole = true
    return
  }
  if (waitsForWhole) return transmit(['r', ack, 'reconnected'])
  if (!told) pending.forEach(write)
  owner.live()
}

/** @param {number} number @param {number} seen @param {any[][]} operations */
function patch(number, seen, operations) {
  if (number <= ack) return
  const whole = owner.isWhole(operations)
  if (number !== ack + 1 && !waitsForWhole && !whole) resync(`frame ${number} after ${ack}`)
  ack = number
  while (pending.length && pending[0].seq <= seen) pending.shift()
  acknowledge()
  if (waitsForWhole && !whole) return
  const waited = waitsForWhole
  waitsForWhole = false
  try {
    owner.apply(operations, seen)
    if (whole) failures = 0
  } catch (error) {
    return resync(String(error))
  }
  if (waited) owner.live()
}

function acknowledge() {
  if (++unanswered >= 8) return transmit(['a', ack])
  ackTimer ||= setTimeout(() => transmit(['a', ack]), 2000)
}

/** @param {ClientEvent} event */
function write(event) {
  event.sent = true
  if (!patienceTimer) expect(ANSWER)
  transmit(['e', event.seq, live ? ack : -1, event.id, event.kind, event.payload])
}

/** @param {unknown[]} frame */
function transmit(frame) {
  if (socket?.readyState !== WebSocket.OPEN) return
  socket.send(JSON.stringify(frame))
  if (frame[0] === 'h') return
  unanswered = 0
  clearTimeout(ackTimer)
  ackTimer = 0
}

/** @param {string} code @param {string} [message] @param {number} [retry] in ms */
function end(code, message = '', retry = 0) {
  // A draining worker closes, and its successor answers the next attempt. A full server has room later.
  over = code !== 'drain' && code !== 'limit'
  // The process stops, so another one is to answer.
  if (code === 'drain') owner.place = ''
  within = retry
  // Without a welcome, the server has refused the hello and ignored what followed.
  if (early) for (const event of pending) event.sent = false
  drop()
  if (!over) return
  owner.over(code, message)
}
