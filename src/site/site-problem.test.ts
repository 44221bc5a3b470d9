import { expect, test } from 'vitest'
import { formatPath, formatProblem, formatProblemBlock, type Place, type SiteProblem } from './site-problem.ts'

test.each<[Place, string]>([
  [[], ''],
  [['phone'], 'phone'],
  [['search', 'page_size'], 'search.page_size'],
  [['dealerships', 0, 'locations', 12, 'phone'], 'dealerships[0].locations[12].phone'],
  [[3, 'phone'], '[3].phone'],
])('TEN-02 the place %j is written %s', (place, path) => {
  expect(formatPath(place)).toBe(path)
})

const whole: SiteProblem = {
  file: 'a.yaml',
  line: 4,
  path: 'search.page_size',
  message: '0 is too small',
  expected: 'at least 1',
}

test.each<[Partial<SiteProblem>, string, readonly string[]]>([
  [
    {},
    'a.yaml:4 search.page_size: 0 is too small — expected at least 1',
    ['a.yaml, line 4', '  setting:  search.page_size', '  problem:  0 is too small', '  expected: at least 1'],
  ],
  [
    { line: null, expected: null },
    'a.yaml search.page_size: 0 is too small',
    ['a.yaml', '  setting:  search.page_size', '  problem:  0 is too small'],
  ],
  [
    { path: '' },
    'a.yaml:4 0 is too small — expected at least 1',
    ['a.yaml, line 4', '  problem:  0 is too small', '  expected: at least 1'],
  ],
  [
    { file: null, line: null, path: '', expected: null, message: 'no site is configured' },
    'no site is configured',
    ['no file', '  problem:  no site is configured'],
  ],
])('TEN-02 a problem %j is told on one line and as a block', (part, line, block) => {
  expect(formatProblem({ ...whole, ...part })).toBe(line)
  expect(formatProblemBlock({ ...whole, ...part }).split('\n')).toEqual(block)
})
