import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveBodyWord } from '#domain/vehicle/body-types.ts'
import { resolveMakeModel } from '../make-model.ts'
import { resolveDrive, resolveSimpleTransmission, saysNothing } from '../simple-values.ts'
import { readTitle, type TitleParts } from './read-title.ts'

const parts = ['badge', 'series', 'gearbox', 'drive', 'body'] as const

interface CheckedTitle extends TitleParts {
  readonly title: string
  readonly make: string
  readonly model: string
}

/** Titles as Australian dealers write them, each with what a salesperson reads in it. Written for this test. */
const checked: readonly CheckedTitle[] = readFileSync(join(import.meta.dirname, 'titles.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [title = '', make = '', model = '', ...told] = line.split('\t')
    const given = Object.fromEntries(
      parts.map((part, index) => [part, told[index]?.trim() === '' ? null : told[index]]),
    )
    return { title, make, model, ...given } as unknown as CheckedTitle
  })

/** As the import does for a feed that has a make and a title and no other column of the name. */
function read(title: string, make: string): Omit<CheckedTitle, 'title'> {
  const resolved = resolveMakeModel(make, '', title)
  if (resolved.model === null) throw new Error(`no model in ${title}`)
  const { model, titleRest } = resolved
  return { make: resolved.make, model, ...readTitle(titleRest ?? '', resolved.make, model) }
}

describe('STOCK-04 titles of Australian dealers', () => {
  test('the table holds at least 300 different titles', () => {
    expect(new Set(checked.map(({ title }) => title)).size).toBeGreaterThanOrEqual(300)
  })

  test.each(checked.map((row) => [row.title, row] as const))('STOCK-04 %s', (title, { title: _title, ...expected }) => {
    expect(read(title, expected.make)).toEqual(expected)
  })
})

test('STOCK-04 every gearbox, drive and body of a title has its word in the tables of the platform', () => {
  for (const { title, gearbox, drive, body } of checked) {
    if (gearbox !== null) expect(resolveSimpleTransmission(gearbox), title).not.toBeNull()
    if (drive !== null && !saysNothing(drive)) expect(resolveDrive(drive), title).not.toBeNull()
    if (body !== null) expect(resolveBodyWord(body, 'car'), title).not.toBeNull()
  }
})

/** Letters and digits alone: what the grammar may change is case, hyphens stay and blanks join. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]/gu, '')

/** 'A/B/C' → A, A/B, A/B/C, B, B/C, C: a slash may stand between two words or within one, as in 'Auto/R/T'. */
function choicesOf(piece: string): readonly string[] {
  const told = piece.split('/')
  return told.flatMap((_, from) => told.slice(from).map((_next, more) => told.slice(from, from + more + 1).join('/')))
}

const words = [...new Set(checked.flatMap(({ title }) => title.split(' ')))]
const mixedTitle = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: fc.string() }), {
    maxLength: 14,
  })
  .map((drawn) => drawn.join(' '))
const makeAndModel = fc.constantFrom(...checked.map(({ make, model }) => [make, model] as const))

describe('STOCK-04 a title is read and never embellished', () => {
  test('STOCK-04 nothing is invented: each recognised word stands in the title', () => {
    fc.assert(
      fc.property(mixedTitle, makeAndModel, (title, [make, model]) => {
        const told = readTitle(title, make, model)
        for (const part of parts) {
          // A badge's words may lie around a gearbox or a series; those of the other parts are one after the other.
          const pieces = part === 'badge' ? (told.badge ?? '').split(' ') : [told[part] ?? '']
          for (const piece of pieces) expect(lettersOf(title), `${part} of ${title}`).toContain(lettersOf(piece))
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('STOCK-04 a year is never a badge, a badge never holds half a word', () => {
    fc.assert(
      fc.property(mixedTitle, makeAndModel, (title, [make, model]) => {
        const { badge } = readTitle(title, make, model)
        if (badge === null) return
        expect(badge).not.toMatch(/(?:^|\s)(?:(?:19|20)\d\d|MY\d\d)(?:\s|$)/i)
        const given = new Set(
          title
            .split(/[\s(),;|]+/)
            .flatMap(choicesOf)
            .map(lettersOf),
        )
        // BMW's drive and engine are one word, in the title or only here.
        for (const word of badge.split(' ').map((text) => text.replace(/^[xse]Drive(?=\d)/, '')))
          expect(
            [...given].some((whole) => whole.replace(/^[xse]drive(?=\d)/, '') === lettersOf(word)),
            `${word} of ${title}`,
          ).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('STOCK-04 a long badge is kept whole', () => {
    expect(
      read('2021 Land Rover Defender 110 P400 X-Dynamic S Special Anniversary Limited Edition Auto', 'Land Rover'),
    ).toMatchObject({
      badge: '110 P400 X-Dynamic S Special Anniversary Limited Edition',
      gearbox: 'Auto',
    })
  })

  test('STOCK-04 capitals and small letters alone are spelled as the trade spells them', () => {
    for (const title of ['2018 MAZDA CX-5 MAXX SPORT KF SERIES AUTO', '2018 mazda cx-5 maxx sport kf series auto'])
      expect(read(title, 'Mazda')).toMatchObject({ model: 'CX-5', badge: 'Maxx Sport', series: 'KF Series' })
    expect(read('2019 MERCEDES-BENZ C-CLASS C200', 'Mercedes-Benz')).toMatchObject({ model: 'C-Class', badge: 'C200' })
    expect(read('2019 AUDI RS4 AVANT', 'AUDI')).toMatchObject({ model: 'RS4', body: 'Avant' })
  })
})
