// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

/** A minimal browser: sockets record what is sent, and a test runs the timers. */
let sockets, timers, owner, connection, applied
let generation = 0

class FakeSocket {
  static OPEN = 1
  readyState = 1
  sent = []
  constructor(url) { this.url = url; sockets.push(this) }
  send(text) { this.sent.push(JSON.parse(text)) }
  close() { this.readyState = 3; this.onclose?.() }
  receive(...frame) { this.onmessage({ data: JSON.stringify(frame) }) }
}

beforeEach(async () => {
  sockets = []
  timers = []
  applied = []
  Object.assign(globalThis, {
    WebSocket: FakeSocket,
    addEventListener() {},
    document: { addEventListener() {}, hidden: false },
    setTimeout: (run, delay) => timers.push({ run, delay }),
    clearTimeout: (id) => { if (id) timers[id - 1] = null },
  })
  owner = {
    url: 'ws://host/live', facts: () => ({ url: '/' }), page: () => ({ count: 3, sum: 'aa' }),
    isWhole: (operations) => operations.some(([code, id]) => code === 7 && id === 1),
    apply: (operations) => {
      if (operations[0]?.[0] === 'bad') throw new Error('does not fit')
      applied.push(operations)
    },
    renewed() { this.wasRenewed = true }, live() { this.lives = (this.lives ?? 0) + 1 }, lost() {}, silent() {},
    place: '',
    over: (code) => { owner.ended = code },
  }
  connection = await import(`../../Client/start/connection.js?${++generation}`)
  console.warn = () => {}
  connection.start(owner)
  sockets[0].onopen()
})

const events = (socket) => socket.sent.filter(([name]) => name === 'e')
const reconnect = () => {
  sockets.at(-1).close()
  timers.filter(Boolean).at(-1).run()
  sockets.at(-1).onopen()
  return sockets.at(-1)
}

test('the client says hello first, with the facts of the page', () => {
  assert.deepEqual(sockets[0].sent[0], ['h', 1, { url: '/', stored: {}, former: [], count: 3, sum: 'aa' }])
})

test('events wait for the welcome and are numbered from 1 without gaps', () => {
  connection.send(2, 'click')
  connection.send(3, 'change', true)
  assert.equal(events(sockets[0]).length, 0)
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  connection.send(4, 'click')
  assert.deepEqual(events(sockets[0]).map(([, seq, , id]) => [seq, id]), [[1, 2], [2, 3], [3, 4]])
})

test('on the socket that the page has opened, events do not wait for the welcome and are sent once', async () => {
  const first = owner.first = new FakeSocket('ws://host/live')
  const early = await import(`../../Client/start/connection.js?${++generation}`)
  early.start(owner)
  early.send(2, 'click')
  early.send(3, 'click')
  assert.equal(sockets.length, 2, 'there is no other socket')
  assert.equal(first.sent[0][0], 'h')
  assert.deepEqual(events(first), [['e', 1, -1, 2, 'click', null], ['e', 2, -1, 3, 'click', null]])
  first.receive('w', 's', 'x', 'adopted', 60)
  first.receive('p', 1, 1, [[2, 2, 'a']])
  early.send(4, 'click')
  assert.deepEqual(events(first).slice(2), [['e', 3, 1, 4, 'click', null]])
})

test('events before the hello follow it', async () => {
  const first = owner.first = new FakeSocket('ws://host/live')
  first.readyState = 0
  const early = await import(`../../Client/start/connection.js?${++generation}`)
  early.start(owner)
  early.send(2, 'click')
  assert.deepEqual(first.sent, [])
  first.readyState = 1
  first.onopen()
  assert.deepEqual(first.sent.map(([name]) => name), ['h', 'e'])
})

test('an event that was sent before a welcome is not sent to another session', async () => {
  const first = owner.first = new FakeSocket('ws://host/live')
  const early = await import(`../../Client/start/connection.js?${++generation}`)
  early.start(owner)
  early.send(2, 'click')
  const next = reconnect()
  assert.equal('count' in next.sent[0][2], false, 'the server has to replace the page')
  assert.deepEqual(events(next), [])
  next.receive('w', 's', 'x', 'replaced', 60)
  assert.equal(owner.wasRenewed, true)
  assert.deepEqual(events(next), [])
})

test('an event that followed a refused hello is sent to the session that begins later', async () => {
  const first = owner.first = new FakeSocket('ws://host/live')
  const early = await import(`../../Client/start/connection.js?${++generation}`)
  early.start(owner)
  early.send(2, 'click')
  first.receive('x', 'limit', '', 100)
  timers.filter(Boolean).at(-1).run()
  const next = sockets.at(-1)
  next.onopen()
  assert.equal(next.sent[0][2].count, 3, 'the page is still as the server has rendered it')
  next.receive('w', 's', 'x', 'adopted', 60)
  assert.deepEqual(events(next), [['e', 1, 0, 2, 'click', null]])
})

test('a socket of the page that has closed meanwhile is not used', async () => {
  const first = owner.first = new FakeSocket('ws://host/live')
  first.close()
  const early = await import(`../../Client/start/connection.js?${++generation}`)
  early.start(owner)
  sockets.at(-1).onopen()
  assert.notEqual(sockets.at(-1), first)
  assert.equal(sockets.at(-1).sent[0][0], 'h')
})

test('unsent values of one field become one event', () => {
  for (const text of ['a', 'ab', 'abc']) connection.send(2, 'input', text)
  connection.send(3, 'click')
  connection.send(2, 'input', 'abcd')
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  assert.deepEqual(events(sockets[0]).map((event) => event.at(-1)), ['abc', null, 'abcd'])
})

test('after a reconnect the client repeats only events that the server has not seen, with the same numbers', () => {
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  connection.send(2, 'click')
  connection.send(3, 'click')
  sockets[0].receive('p', 1, 1, [])
  const next = reconnect()
  assert.deepEqual(next.sent[0][2], { url: '/', stored: {}, former: ['s', 'x'], session: 's', secret: 'x', ack: 1,
    seq: 2 })
  next.receive('w', 's', 'x', 'resumed', 60)
  assert.deepEqual(events(next), [['e', 2, 1, 3, 'click', null]])
})

test('a page that is loaded again tells of the session before it, also if no state of it has come', async () => {
  sockets[0].receive('w', 'before', 'y', 'adopted', 60)
  const next = await import(`../../Client/start/connection.js?${++generation}`)
  next.start(owner)
  sockets.at(-1).onopen()
  assert.deepEqual(sockets.at(-1).sent[0][2].former, ['before', 'y'])
})

test('a frame that was applied before is not applied again', () => {
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  sockets[0].receive('p', 1, 0, [[2, 2, 'a']])
  sockets[0].receive('p', 1, 0, [[2, 2, 'a']])
  assert.equal(applied.length, 1)
})

test('the client acknowledges after eight frames, and after two seconds', () => {
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  for (let seq = 1; seq <= 7; seq++) sockets[0].receive('p', seq, 0, [])
  assert.equal(sockets[0].sent.length, 1)
  sockets[0].receive('p', 8, 0, [])
  assert.deepEqual(sockets[0].sent.at(-1), ['a', 8])
  sockets[0].receive('p', 9, 0, [])
  const timer = timers.filter(Boolean).find(({ delay }) => delay === 2000)
  timer.run()
  assert.deepEqual(sockets[0].sent.at(-1), ['a', 9])
})

test('after a patch that does not fit, nothing is applied or sent until the whole document comes', () => {
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  sockets[0].receive('p', 1, 0, [['bad']])
  assert.equal(sockets[0].sent.at(-1)[0], 'r')
  assert.equal(connection.send(2, 'click'), 0)
  sockets[0].receive('p', 2, 0, [[2, 2, 'late']])
  assert.deepEqual(applied, [])
  sockets[0].receive('p', 3, 0, [[7, 1, '', 9, 0]])
  assert.equal(applied.length, 1)
  assert.equal(connection.send(2, 'click'), 1)
})

test('after a gap in the frame numbers, the client asks for the whole document', () => {
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  sockets[0].receive('p', 2, 0, [[2, 2, 'a']])
  assert.equal(sockets[0].sent.at(-1)[0], 'r')
  assert.deepEqual(applied, [])
})

test('a new session numbers events from 1 and drops those for elements of the lost one', () => {
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  sockets[0].receive('p', 1, 0, [])
  connection.send(2, 'click')
  const next = reconnect()
  next.receive('w', 'other', 'y', 'replaced', 60)
  assert.equal(owner.wasRenewed, true)
  assert.equal(events(next).length, 0)
  next.receive('p', 1, 0, [[7, 1, '', 2, 0]])
  assert.equal(connection.send(5, 'click'), 1)
  assert.deepEqual(events(next), [['e', 1, 1, 5, 'click', null]])
})

test('a session adopts an unchanged page, even after a failed first attempt', () => {
  connection.send(2, 'click')
  const next = reconnect()
  assert.equal(next.sent[0][2].sum, 'aa')
  next.receive('w', 's', 'x', 'adopted', 60)
  assert.equal(events(next).length, 1)
})

test('the client waits longer after each failed connection, for a partly random time', () => {
  const delays = []
  for (let attempt = 0; attempt < 9; attempt++) {
    sockets.at(-1).close()
    delays.push(timers.filter(Boolean).at(-1).delay)
    timers.filter(Boolean).at(-1).run()
  }
  delays.forEach((delay, attempt) => {
    const full = Math.min(10_000, 250 * 2 ** attempt)
    assert.ok(delay >= full / 2 && delay <= full, `${delay} of ${full}`)
  })
})

test('the client reconnects after a drain, and not after the end of a session', () => {
  sockets[0].receive('w', 's', 'x', 'adopted', 60)
  sockets[0].receive('x', 'drain', '')
  assert.equal(owner.ended, undefined)
  timers.filter(Boolean).at(-1).run()
  assert.equal(sockets.length, 2)
  assert.equal(sockets[1].url, 'ws://host/live', 'any process but the one that stops')
  sockets[1].receive('x', 'expired', 'too late')
  assert.equal(owner.ended, 'expired')
  assert.equal(connection.send(2, 'click'), 0)
})

test('the client comes back to a full or draining server within the time that the server tells', () => {
  for (const code of ['limit', 'drain', 'limit']) {
    sockets.at(-1).receive('x', code, '', 8000)
    const { delay, run } = timers.filter(Boolean).at(-1)
    assert.ok(delay >= 4000 && delay <= 8000, `${delay} after ${code}`)
    run()
  }
  assert.equal(owner.ended, undefined)
  assert.equal(sockets.length, 4)
})

test('the client waits as long as it thinks right when a full server tells no time', () => {
  sockets[0].receive('x', 'limit', '')
  const { delay, run } = timers.filter(Boolean).at(-1)
  assert.ok(delay >= 125 && delay <= 250, `${delay}`)
  run()
  // A told time is forgotten after the attempt that it was for.
  sockets[1].receive('x', 'limit', '', 8000)
  timers.filter(Boolean).at(-1).run()
  sockets[2].close()
  assert.ok(timers.filter(Boolean).at(-1).delay <= 500)
})
