// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { after, beforeEach, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'

/** A browser whose network may let no WebSocket through. The test is the server's end of its sockets and requests. */
let sockets, requests, timers, kept, connection, owner, applied, loads, loaded

class FakeSocket {
  static OPEN = 1
  readyState = 0
  sent = []
  constructor(url) { this.url = url; sockets.push(this) }
  send(text) { this.sent.push(JSON.parse(text)) }
  close() { this.readyState = 3; this.onclose?.() }
  addEventListener(kind, listener) { this.listener = listener }
  open() { this.readyState = 1; this.onopen() }
  receive(...frame) {
    this.listener?.()
    this.onmessage({ data: JSON.stringify(frame) })
  }
}

class FakeRequest {
  constructor(url, { body, signal, keepalive }) {
    Object.assign(this, { url, lines: body.split('\n'), keepalive })
    this.answer = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }))
    signal?.addEventListener('abort', () => { this.isAborted = true; this.reject(new Error('aborted')) })
    requests.push(this)
  }
  get frames() { return this.lines.slice(1).map((line) => JSON.parse(line)) }
  async respond(status) { this.resolve({ ok: status < 300, body: null }); await settled() }
  /** Answers with a stream, which begins with its name and key. */
  async stream() {
    this.resolve({ ok: true, body: new ReadableStream({ start: (to) => { this.to = to } }) })
    await this.write(':   \ndata: ["2.name","key"]\n\n')
  }
  async write(text) { this.to.enqueue(new TextEncoder().encode(text)); await settled() }
  receive(...frame) { return this.write(`data: ${JSON.stringify(frame)}\n\n`) }
}

async function settled() { for (let turns = 0; turns < 8; turns++) await turn() }

const folder = mkdtempSync(`${tmpdir()}/dais-client-`)
after(() => rmSync(folder, { recursive: true }))
let pages = 0

beforeEach(() => {
  kept = {}
  Object.assign(globalThis, {
    WebSocket: FakeSocket,
    addEventListener() {},
    document: { addEventListener() {}, hidden: false },
    sessionStorage: kept,
    localStorage: {},
    setTimeout: (run, delay) => timers.push({ run, delay }),
    clearTimeout: (id) => { if (id) timers[id - 1] = null },
    fetch: (url, options) => new FakeRequest(url, options).answer,
  })
})

/** Opens a page of the tab, with modules of its own. `loading` loads the part `stream`, or fails to. */
async function open(loading = async () => {}) {
  sockets = []; requests = []; timers = []; applied = []; loads = 0; loaded = null
  const client = `${folder}/${pages++}`
  cpSync(new URL('../../Client/', import.meta.url), client, { recursive: true })
  owner = {
    url: 'wss://host/_dais/live/', facts: () => ({ url: '/' }), page: () => ({}), isWhole: () => false,
    apply: (operations) => { applied.push(operations) }, renewed() {}, live() {}, lost() {},
    over: (code) => { owner.ended = code },
    place: '',
    silent() {
      loads++
      return loaded = loading().then(() => import(`${client}/stream.js`), () => {})
    },
  }
  connection = await import(`${client}/start/connection.js`)
  connection.start(owner)
}

/** Runs the timer that was set last: the patience with a line, or the pause before the next one. */
function tick() {
  const at = timers.findLastIndex(Boolean)
  const { run } = timers[at]
  timers[at] = null
  run()
}

async function until(condition) {
  for (let turns = 0; turns < 20_000 && !condition(); turns++) await turn()
  assert.ok(condition(), String(condition))
}

/** Lets the client connect again, and waits for its socket or its request with the hello. */
async function next() {
  await loaded
  const before = sockets.length + requests.length
  tick()
  await until(() => sockets.length + requests.length > before)
}

/** Opens a page that gets a stream, and returns the request of the stream. */
async function openStream() {
  await open()
  sockets[0].close()
  await next()
  await requests[0].stream()
  await requests[0].receive('w', '2.session', 'x', 'adopted', 60)
  return requests[0]
}

test('a socket that a proxy refuses is followed by a stream, which begins with the hello', async () => {
  await open()
  assert.equal(loads, 0, 'nobody loads the part who does not need it')
  sockets[0].close()
  await next()
  assert.equal(sockets.length, 1)
  assert.equal(requests[0].url, 'https://host/_dais/live/')
  assert.equal(JSON.parse(requests[0].lines[0])[0], 'h')
  await requests[0].stream()
  await requests[0].receive('w', '2.session', 'x', 'adopted', 60)
  await requests[0].receive('p', 1, 0, [[2, 2, 'a\n\nb']])
  assert.deepEqual(applied, [[[2, 2, 'a\n\nb']]])
})

test('a handshake that is swallowed ends after five seconds, and a stream follows', async () => {
  await open()
  assert.deepEqual(timers.filter(Boolean).map(({ delay }) => delay), [5000])
  tick()
  assert.equal(sockets[0].readyState, 3)
  await next()
  assert.equal(requests.length, 1)
})

test('events leave in numbered requests to the name of the stream, one at a time and in order', async () => {
  await openStream()
  connection.send(2, 'click')
  connection.send(3, 'click')
  await settled()
  const [, first] = requests
  assert.equal(first.url, 'https://host/_dais/live/2.name/1')
  assert.equal(first.lines[0], 'key')
  assert.deepEqual(first.frames.map(([, seq]) => seq), [1, 2])
  connection.send(4, 'click')
  connection.send(5, 'click')
  await settled()
  assert.equal(requests.length, 2, 'the first request has no answer yet')
  await first.respond(204)
  assert.equal(requests[2].url, 'https://host/_dais/live/2.name/2')
  assert.deepEqual(requests[2].frames.map(([, seq]) => seq), [3, 4])
  await requests[2].respond(204)
  assert.equal(requests.length, 3)
})

test('a request takes no further frame when it is full', async () => {
  await openStream()
  for (let id = 2; id < 6; id++) connection.send(id, 'change', 'x'.repeat(10_000))
  await settled()
  assert.equal(requests[1].frames.length, 2)
  await requests[1].respond(204)
  assert.equal(requests[2].frames.length, 2)
})

test('the client answers a comment, with an empty request if nothing else waits', async () => {
  const stream = await openStream()
  await stream.write(':\n\n')
  assert.deepEqual(requests[1].lines, ['key'])
  await stream.write(':\n\n')
  assert.equal(requests.length, 2, 'the request on its way is the answer')
})

test('frames may arrive in any pieces', async () => {
  const stream = await openStream()
  const bytes = new TextEncoder().encode(`data: ${JSON.stringify(['p', 1, 0, [[2, 2, 'é🎉']]])}\n\n`)
  for (const byte of bytes) stream.to.enqueue(Uint8Array.of(byte))
  await until(() => applied.length)
  assert.deepEqual(applied, [[[2, 2, 'é🎉']]])
})

test('after a request without an answer, the next stream repeats the events with their numbers', async () => {
  const stream = await openStream()
  connection.send(2, 'click')
  await settled()
  await requests[1].respond(502)
  await until(() => stream.isAborted)
  await next()
  const again = requests[2]
  assert.equal(again.url, 'https://host/_dais/live/2.session')
  const { stored, ...facts } = JSON.parse(again.lines[0])[2]
  assert.deepEqual(facts, { url: '/', former: ['2.session', 'x'], session: '2.session', secret: 'x', ack: 0, seq: 1 })
  await again.stream()
  await again.receive('w', '2.session', 'x', 'resumed', 60)
  assert.deepEqual(requests[3].frames, [['e', 1, 0, 2, 'click', null]])
  assert.equal(requests[3].url, 'https://host/_dais/live/2.name/1')
})

test('the tab remembers streams for ten minutes, and then tries a socket', async () => {
  await openStream()
  assert.ok(Math.abs(Number(kept['dais-stream']) - Date.now() - 600_000) < 10_000)
  await open()
  await until(() => requests.length)
  assert.equal(sockets.length, 0)
  assert.equal(loads, 1)
  kept['dais-stream'] = String(Date.now() - 1)
  await open()
  assert.equal(sockets.length, 1)
  sockets[0].open()
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
})

test('a stream that brings nothing is followed by a socket: then it is the server that is away', async () => {
  await open()
  sockets[0].close()
  await next()
  await requests[0].respond(502)
  await next()
  assert.equal(sockets.length, 2)
  sockets[1].close()
  await next()
  assert.equal(requests.length, 2)
  assert.equal(Number(kept['dais-stream'] ?? 0), 0)
})

test('a page whose sockets have worked takes a stream only after five vain ones', async () => {
  await open()
  sockets[0].open()
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  for (let vain = 0; vain < 6; vain++) {
    assert.equal(sockets.length, vain + 1)
    sockets.at(-1).close()
    await next()
  }
  assert.equal(sockets.length, 6)
  assert.equal(requests.length, 1)
})

test('a page that is away for long still tells its state', async () => {
  await open()
  sockets[0].open()
  sockets[0].receive('w', '1.session', 'x', 'adopted', 60)
  sockets[0].receive('s', '', 'sealed')
  for (let vain = 0; vain < 40; vain++) {
    if (requests.length) await requests.pop().reject(new Error('offline'))
    else sockets.pop().close()
    await settled()
    await next()
  }
  while (!sockets.length) {
    requests.pop().reject(new Error('offline'))
    await settled()
    await next()
  }
  sockets.at(-1).open()
  assert.equal(sockets.at(-1).sent[0][2].sealed, 'sealed')
})

test('state that ends each process that reads it from a stream is dropped', async () => {
  await openStream()
  await requests[0].receive('s', '', 'sealed')
  requests.pop().to.close()
  await settled()
  const told = []
  while (told.length < 4) {
    await next()
    if (requests.length) {
      told.push(JSON.parse(requests[0].lines[0])[2].sealed)
      await requests[0].stream()
      requests.pop().to.close()
    } else sockets.pop().close()
    await settled()
  }
  assert.deepEqual(told, ['sealed', 'sealed', 'sealed', undefined])
})

test('a part that does not load is followed by a socket', async () => {
  await open(() => Promise.reject(new Error('network')))
  sockets[0].close()
  await next()
  assert.equal(owner.ended, undefined)
  assert.equal(sockets.length, 2)
})

test('a page that the answer of a proxy is no stream for tries a socket again', async () => {
  await open()
  sockets[0].close()
  await next()
  requests[0].resolve({ ok: true, body: new Response('<p>Please sign in</p>\n').body })
  await settled()
  await next()
  assert.equal(sockets.length, 2)
})
