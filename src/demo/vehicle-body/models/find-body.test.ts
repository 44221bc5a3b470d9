import { describe, expect, test } from 'vitest'
import { findBody, listBodyNames } from './find-body.ts'

describe('T3 faces by year and make', () => {
  test('generations up to 2015 have reflectors and no bar of light across the tail; later ones a line of light', () => {
    for (const name of listBodyNames()) {
      const body = findBody(name)
      const firstYear = Number(name.slice(-4))
      const isSporty = body?.kind === 'coupe' || body?.kind === 'open'
      expect(body?.face.age, name).toBe(
        firstYear > 2018 ? 'led' : firstYear > 2015 || isSporty ? 'projector' : 'halogen',
      )
      if (body?.face.age === 'halogen') expect(body.face.tail, name).not.toBe('bar')
    }
  })

  test('makes differ by the line of light of their newest lamps', () => {
    const signatures = ['toyotacamry2024', 'fordranger2022', 'kiasportage2021', 'gwmcannon2020'].map(
      (name) => findBody(name)?.face.signature,
    )
    expect(new Set(signatures).size).toBe(4)
  })
})
