import { describe, expect, test } from 'vitest'
import { addressState } from '#site/schema/values.ts'
import { complaintBodies, listComplaintBodies } from './complaint-bodies.ts'

describe('consumer-complaint bodies', () => {
  test('CONTENT-06 every state and territory that an address can name has its body with a web site', () => {
    expect(Object.keys(complaintBodies).toSorted()).toEqual([...addressState.options].toSorted())
    const names = Object.values(complaintBodies).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { website } of Object.values(complaintBodies)) expect(website).toMatch(/^https:\/\/[\w.]+\.gov\.au\b/)
  })

  test.each([
    [
      ['QLD', 'NSW', 'QLD'],
      ['NSW Fair Trading', 'Office of Fair Trading Queensland'],
    ],
    [['tas'], ['Consumer, Building and Occupational Services']],
    [['Western Australia'], ['Consumer Protection Western Australia']],
    [['Victoria', 'VIC'], ['Consumer Affairs Victoria']],
    [['New Zealand', ''], []],
    [[], []],
  ])('CONTENT-06 the bodies of %j are %j', (states, names) => {
    expect(listComplaintBodies(states).map(({ name }) => name)).toEqual(names)
  })
})
