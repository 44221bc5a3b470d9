import { beforeEach, expect, test } from 'vitest'
import { createPhotoFaults, type PhotoFaults } from './photo-faults.ts'

let time: number
let faults: PhotoFaults
beforeEach(() => {
  time = 1_000_000
  faults = createPhotoFaults(() => time)
})

test('a picture that cannot be shown is left alone for ten minutes, one whose host failed for two', () => {
  faults.noteFault('a', 'one.example', 'unusable')
  faults.noteFault('b', 'one.example', 'host')
  expect([faults.find('a', 'one.example'), faults.find('b', 'one.example'), faults.find('c', 'one.example')]).toEqual([
    'unusable',
    'host',
    null,
  ])
  time += 2 * 60_000
  expect([faults.find('a', 'one.example'), faults.find('b', 'one.example')]).toEqual(['unusable', null])
  time += 8 * 60_000
  expect(faults.find('a', 'one.example')).toBeNull()
})

test('a host that failed three times in a row rests for half a minute, and again after one more failure', () => {
  for (const picture of ['a', 'b']) faults.noteFault(picture, 'one.example', 'host')
  expect(faults.find('fresh', 'one.example')).toBeNull()
  faults.noteFault('c', 'one.example', 'host')
  expect(faults.find('fresh', 'one.example')).toBe('host')
  expect(faults.find('fresh', 'other.example')).toBeNull()
  time += 30_000
  expect(faults.find('fresh', 'one.example')).toBeNull()
  faults.noteFault('d', 'one.example', 'host')
  expect(faults.find('fresh', 'one.example')).toBe('host')
})

test('broken pictures are no trouble of their host, and one that came ends the count', () => {
  for (const picture of ['a', 'b', 'c', 'd']) faults.noteFault(picture, 'one.example', 'unusable')
  expect(faults.find('fresh', 'one.example')).toBeNull()
  for (const picture of ['e', 'f']) faults.noteFault(picture, 'one.example', 'host')
  faults.noteSuccess('one.example')
  faults.noteFault('g', 'one.example', 'host')
  expect(faults.find('fresh', 'one.example')).toBeNull()
})

test('what is remembered has an end, however many addresses are asked for', () => {
  for (let index = 0; index < 10_001; index += 1) faults.noteFault(`p${index}`, `h${index}.example`, 'unusable')
  expect(faults.find('p0', 'h0.example')).toBeNull()
  expect(faults.find('p10000', 'h10000.example')).toBe('unusable')
})
