import { describe, expect, test } from 'vitest'
import { findBody, listBodyNames } from './find-body.ts'

/** Generations of before 2016 that are still sold, and have had new lamps since. */
const renewed = new Set([
  'toyotahilux2015',
  'toyotafortuner2015',
  'fordranger2011',
  'fordeverest2015',
  'nissannavara2015',
  'nissanqashqai2014',
  'mitsubishiasx2010',
  'mitsubishipajerosport2015',
])

/** Models with several bodies under one face. */
const families = ['toyotalandcruiser70', 'toyotahiace', 'hyundaistaria']
const modelOf = (name: string): string => families.find((family) => name.startsWith(family)) ?? name

describe('T3 faces by year and make', () => {
  test('generations up to 2015 have reflectors and no bar of light across the tail; later ones a line of light', () => {
    for (const name of listBodyNames()) {
      const body = findBody(name)
      const firstYear = Number(name.slice(-4))
      const isSporty = body?.kind === 'coupe' || body?.kind === 'open'
      const dated = firstYear > 2018 ? 'led' : firstYear > 2015 || isSporty ? 'projector' : 'halogen'
      expect(body?.face.age, name).toBe(renewed.has(name) ? 'projector' : dated)
      if (body?.face.age === 'halogen') expect(body.face.tail, name).not.toBe('bar')
    }
  })

  test('makes differ by the line of light of their newest lamps', () => {
    const signatures = ['toyotacamry2024', 'fordranger2022', 'kiasportage2021', 'gwmcannon2020'].map(
      (name) => findBody(name)?.face.signature,
    )
    expect(new Set(signatures).size).toBe(4)
  })

  test('no two models in one shape have the same front: lamps, grille, lines across it and bumper', () => {
    const fronts = new Map<string, string[]>()
    for (const name of listBodyNames()) {
      const body = findBody(name)
      if (body === null) throw new Error(name)
      const { lamps, grille, mesh, frame, bumper, accent, age } = body.face
      const front = [body.kind, lamps, grille, mesh, frame, bumper, accent, age].join(' ')
      fronts.set(front, [...(fronts.get(front) ?? []), name])
    }
    const shared = [...fronts.values()].filter((names) => new Set(names.map(modelOf)).size > 1)
    expect(shared).toEqual([])
  })

  test('the utes differ from one another by lamps or grille, not by trim alone', () => {
    const utes = listBodyNames().flatMap((name) => {
      const body = findBody(name)
      return body?.kind === 'ute' ? [{ name, face: body.face }] : []
    })
    const shared = utes.flatMap((one, at) =>
      utes.slice(at + 1).flatMap((other) => {
        const isAlike = one.face.lamps === other.face.lamps && one.face.grille === other.face.grille
        return isAlike && modelOf(one.name) !== modelOf(other.name) ? [`${one.name} ${other.name}`] : []
      }),
    )
    expect(shared).toEqual([])
  })
})
