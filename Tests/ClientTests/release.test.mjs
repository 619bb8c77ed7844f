// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { velocityOf } from '../../Client/start/basics.js'
import { atEnd, goalOf, nearest, push, rubber, shownAt, toastGoal, wayOut } from '../../Client/overlays/release.js'

const heights = [200, 400, 800]

test('beyond its limits a layer gives way less and less, and never by 120 points', () => {
  const way = [10, 50, 100, 300, 1000, 100_000].map(rubber)
  assert.ok(way.every((value, index) => value > (way[index - 1] ?? 0) && value < 120))
  assert.ok(rubber(10) < 10)
  assert.equal(shownAt(500, 200, 800, false), 500)
  assert.ok(shownAt(900, 200, 800, true) > 800 && shownAt(900, 200, 800, true) < 830)
  assert.equal(shownAt(100, 200, 800, true), 100, 'what may go follows')
  assert.ok(shownAt(100, 200, 800, false) > 170, 'what may not gives way')
})

test('the velocity of a finger is that of the last 100 ms, however far apart its events are', () => {
  assert.equal(velocityOf([[0, 0], [10, 5], [20, 10]], 20), 0.5)
  assert.equal(velocityOf([[0, 0], [950, 100], [1000, 200]], 1000), 2)
  assert.equal(velocityOf([[0, 0], [10, 80]], 200), 0, 'who rests does not flick')
  assert.equal(velocityOf([[0, 0], [0, 80]], 5), 80, 'two events of one ms')
  assert.equal(velocityOf([[0, 0]], 5), 0)
  assert.equal(velocityOf([], 5), 0)
})

test('a sheet released at rest moves to the nearest height', () => {
  assert.equal(nearest(heights, 290), 200)
  for (const [height, goal] of [[310, 400], [590, 400], [610, 800], [900, 800]]) assert.equal(
    goalOf(heights, height, height, 0), goal)
})

test('a slow release moves a sheet to the height where it would come to rest', () => {
  assert.equal(goalOf(heights, 520, 520, -0.2), 800)
  assert.equal(goalOf(heights, 520, 520, -0.1), 400)
  assert.equal(goalOf(heights, 690, 690, 0.3), 400)
})

test('a flick moves a sheet to the next height, however fast it is', () => {
  assert.equal(goalOf(heights, 210, 210, -3), 400)
  assert.equal(goalOf(heights, 410, 410, -0.5), 800)
  assert.equal(goalOf(heights, 790, 790, 3), 400)
  assert.equal(goalOf(heights, 820, 820, -2), 800, 'there is none further on')
})

test('below the smallest height a flick, or a quarter of that height, dismisses a sheet', () => {
  assert.equal(goalOf(heights, 190, 190, 0.5), 0)
  assert.equal(goalOf(heights, 190, 190, 0.1), 200)
  assert.equal(goalOf(heights, 149, 149, 0), 0)
  assert.equal(goalOf(heights, 151, 151, 0), 200)
  assert.equal(goalOf(heights, 100, 100, -0.1), 200, 'on the way back')
})

test('a finger that turns back, or is not lifted, does not dismiss a sheet', () => {
  assert.equal(goalOf(heights, 100, 80, 0), 200)
  assert.equal(goalOf(heights, 100, 95, 0), 0)
  assert.equal(goalOf(heights, 50, 50, null), 200)
})

test('a toast is dismissed after 45 points, or by a fast swipe', () => {
  assert.equal(toastGoal(60, 15, 0), 0)
  assert.equal(toastGoal(60, 16, 0.05), 60)
  assert.equal(toastGoal(60, 50, 0.11), 0)
  assert.equal(toastGoal(60, 55, 5), 60, 'a press that slipped')
  assert.equal(toastGoal(60, 80, 0), 60)
  assert.equal(toastGoal(60, 0, null), 60)
})

test('the spring after a release starts at the speed of the finger', () => {
  assert.equal(push(300, 400, -1), 10)
  assert.equal(push(300, 0, 1), 1000 / 300)
  assert.equal(push(300, 400, 1), -10, 'away from the goal first')
  assert.equal(push(400, 400, 2), 0)
  assert.equal(push(401, 400, 2), 30)
  assert.equal(push(300, 400, null), 0)
})

test('the way out of a layer follows its edge and the reading direction', () => {
  assert.deepEqual(['leading', 'trailing', 'top', 'bottom', undefined].map((edge) => wayOut(edge, false)),
    [[-1, 0], [1, 0], [0, -1], [0, 1], [0, 1]])
  assert.deepEqual(['leading', 'trailing'].map((edge) => wayOut(edge, true)), [[1, 0], [-1, 0]])
})

test('scrolled content lets its layer move only at the end to which the finger pulls it', () => {
  assert.ok(atEnd(0, 500, 1, false) && !atEnd(10, 500, 1, false))
  assert.ok(atEnd(500, 500, -1, false) && atEnd(499.4, 500, -1, false) && !atEnd(490, 500, -1, false))
  assert.ok(atEnd(-500, 500, 1, true) && !atEnd(-400, 500, 1, true) && atEnd(0, 500, -1, true))
})
