// SPDX-License-Identifier: Apache-2.0
/**
 * Carries frames where a proxy lets no WebSocket through: those of the server are events of the answer to the hello,
 * those of the client are lines of requests, one request at a time. The page loads this part when a WebSocket has
 * brought nothing.
 */
import { openBy } from './start/connection.js'
import { kept } from './start/keep.js'

/** The number of UTF-16 units after which a request takes no further frame. The server takes 64 kB and one frame. */
const FULL = 16_000
/** WebSockets in a row that bring nothing before a stream is next, if one has brought something in this page. */
const MISSES = 5
/** The ms after which a tab that uses streams tries a WebSocket at its next connection. */
const KEPT = 600_000

/** The first is that for which this part was loaded. */
let misses = 1, until = 0

/** Indicates whether a socket has worked in this page. @type {unknown} */ let worked = openBy((address, session) => {
  if (misses < (worked ? MISSES : 1) && Date.now() >= until) return openSocket(address + session)
  const line = /** @type {any} */ ({ readyState: 1 })
  openStream(line, address, session)
  return line
})

/** @param {string} address */
function openSocket(address) {
  const socket = new WebSocket(address)
  misses++
  socket.addEventListener('message', () => {
    misses = 0
    worked = true
  }, { once: true })
  return socket
}

/** Remembers in the tab how long it uses streams. @param {number} time in ms since 1970 */
function keep(time) {
  misses = 0
  until = time
  try {
    sessionStorage['dais-stream'] = time
  } catch {}
}

/** @param {any} line @param {string} address @param {string} session */
function openStream(line, address, session) {
  const stopper = new AbortController(), decoder = new TextDecoder()
  /** @type {string[]} */ const waiting = []
  let name = '', key = '', number = 0, busy = false, rest = '', isTold = false, isOver = false
  // A stream that brings nothing tells that the server is away, so a socket is next.
  keep(0)
  line.send = begin
  line.close = close
  queueMicrotask(() => { if (!isOver) line.onopen() })

  /** @param {string} hello */
  function begin(hello) {
    isTold = true
    line.send = (/** @type {string} */ frame) => {
      waiting.push(frame)
      queueMicrotask(flush)
    }
    receive(hello).catch(() => {}).then(end)
  }

  function close() {
    // Without a line of an answer, no server has read the hello. A page that is offline for long would drop its state.
    if (isTold && !isOver && !name) kept.hellos--
    isOver = true
    // A request that is on its way may still arrive, as what a socket has sent.
    stopper.abort()
  }

  function end() {
    if (isOver) return
    close()
    line.onclose()
  }

  /** @param {string} place @param {string} body @param {RequestInit} [more] */
  function ask(place, body, more) {
    return fetch(address.replace(/^ws/, 'http') + place,
      { method: 'POST', body, cache: 'no-store', redirect: 'error', ...more })
  }

  /** @param {string} hello */
  async function receive(hello) {
    const { ok, body } = await ask(session, hello, { signal: stopper.signal })
    const reader = ok && body?.getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(read)
    }
  }

  /** @param {string} text a line of the stream: an event, or a comment, which the client answers */
  function read(text) {
    const data = text.slice(6)
    if (isOver) return
    if (!text.startsWith('data: ')) return void (text && name && flush(true))
    if (name) return line.onmessage({ data })
    const first = JSON.parse(data)
    name = first[0]
    key = first[1]
    keep(Date.now() + KEPT)
  }

  /** Sends what waits. @param {unknown} [answers] sends a request even if nothing waits */
  async function flush(answers) {
    if (busy || isOver || !(waiting.length || answers)) return
    busy = true
    let body = key
    while (waiting.length && body.length < FULL) body += '\n' + waiting.shift()
    const answer = await ask(`${name}/${++number}`, body, { keepalive: body.length < FULL }).catch(() => null)
    busy = false
    if (answer?.ok) flush()
    else end()
  }
}
