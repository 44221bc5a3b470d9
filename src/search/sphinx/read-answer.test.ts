import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'
import { SearchUnavailableError } from './session.ts'

const rows = [{ id: '1' }]
const answerWith = (...meta: readonly (readonly [string, string])[]) =>
  readAnswer(
    'daemon',
    [rows, [['total_found', '7'] as const, ...meta].map(([name, value]) => ({ Variable_name: name, Value: value }))],
    1,
  )

test('an answer is its rows and the number of all that were found', () => {
  expect(answerWith()).toEqual({ rows: [rows], meta: { totalFound: 7 } })
})

test.each([
  ["index 'market_part_a': query word(s) mismatch: mercedesbenz, mercedes"],
  ["index market_a: agent host:9312: remote query warning: index 'market_part_a': query word(s) mismatch: a*, b_1"],
  ["index 'a': query word(s) mismatch: kia;index 'b': query word(s) mismatch: kia, ford"],
])('SRCH-10 a warning about how frequent words are leaves the rows whole: %s', (warning) => {
  expect(answerWith(['warning', warning]).meta).toEqual({ totalFound: 7 })
})

test.each([
  ['warning', 'index market_a: agent 127.0.0.1:9312: connect timed out'],
  ['warning', "index 'a': query word(s) mismatch: kia;index b: agent 127.0.0.1:9312: connect timed out"],
  ['warning', "index b: agent x: connect timed out;index 'a': query word(s) mismatch: kia"],
  ['warning', "index 'a': query word(s) mismatch: kia (and agent x: connect timed out)"],
  ['error', "index 'a': query word(s) mismatch: kia"],
] as const)('SRCH-10 an answer that may lack rows is none: %s %s', (kind, text) => {
  expect(() => answerWith([kind, text])).toThrow(SearchUnavailableError)
})

test('SRCH-10 an answer with too few parts, or without a number, is none', () => {
  expect(() => readAnswer('daemon', [[]], 1)).toThrow(/does not fit/)
  expect(() => readAnswer('daemon', [rows, []], 1)).toThrow(/does not fit/)
})
