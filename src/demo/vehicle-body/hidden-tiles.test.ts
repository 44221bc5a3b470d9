import { expect, test } from 'vitest'
import { createTiles, isHidden, updateTiles } from './hidden-tiles.ts'

const width = 40
const height = 20

/** A wall at a nearness of 2 that fills the picture, but for the sample in the last corner. */
function lookAtWall(last: number) {
  const tiles = createTiles(width, height)
  const near = new Float32Array(width * height).fill(2)
  near[near.length - 1] = last
  updateTiles(tiles, near, width, height)
  return (left: number, right: number, nearness: number) => isHidden(tiles, left, right, 0, height - 1, nearness)
}

test('T3 what lies behind every sample of its tiles is hidden, and what is nearer than one of them is not', () => {
  const isBehindWall = lookAtWall(1)
  expect([isBehindWall(0, 31, 1.5), isBehindWall(0, 31, 2.5)]).toEqual([true, false])
  expect([isBehindWall(0, 39, 1.5), isBehindWall(0, 39, 0.5)]).toEqual([false, true])
})

test('T3 nothing is hidden where a sample is free, nor before anybody has looked', () => {
  expect(lookAtWall(0)(32, 39, 0.1)).toBe(false)
  expect(isHidden(createTiles(width, height), 0, 15, 0, 15, 0.1)).toBe(false)
})
