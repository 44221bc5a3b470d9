import { expect, test } from 'vitest'
import { parseTyped } from '#search/text/typed-words.ts'
import { vehicleNames } from './name-forms.ts'

const read = (text: string) => parseTyped(text, vehicleNames).words.join(' ')

test('SRCH-19 a name of the directory is the same words with a hyphen, a space or neither', () => {
  const spellings: Readonly<Record<string, readonly string[]>> = {
    cclass: ['c-class', 'C Class', 'cclass'],
    dmax: ['d-max', 'D-MAX', 'd max', 'dmax'],
    cx30: ['cx-30', 'CX 30', 'cx30'],
    xtrail: ['x-trail', 'X Trail', 'xtrail'],
    bt50: ['bt50', 'bt-50', 'BT 50'],
    '3series': ['3 series', '3-series'],
    '300series': ['300 series', '300series'],
    'mazda 3': ['mazda3', 'Mazda 3', 'mazda-3'],
    'mg 3': ['mg3', 'MG 3'],
  }
  for (const [words, typed] of Object.entries(spellings)) for (const text of typed) expect(read(text), text).toBe(words)
})

test('SRCH-19 names of longer words are read apart, as feeds split them over make, model and badge', () => {
  expect(read('land rover range rover')).toBe('land rover range')
  expect(read('grand cherokee')).toBe('grand cherokee')
  expect(read('haval h6')).toBe('haval h6')
  expect(read('mercedes-benz c-class')).toBe('mercedes benz cclass')
})
