import { describe, expect, test } from 'vitest'
import { testRegoLookup } from './rego-lookup.testkit.ts'
import { createSandboxRegoLookup } from './sandbox-rego-lookup.ts'

describe('the sandbox', () => {
  testRegoLookup(createSandboxRegoLookup, { plate: 'ABC123', state: 'NSW' }, { plate: 'ZZ0001', state: 'NSW' })

  test('BUY-04 different plates have different vehicles', async () => {
    const plates = Array.from({ length: 60 }, (_, index) => `AB${index}`)
    const found = await Promise.all(plates.map((plate) => createSandboxRegoLookup().find({ plate, state: 'QLD' })))
    expect(new Set(found.map((outcome) => JSON.stringify(outcome))).size).toBeGreaterThan(8)
  })
})
