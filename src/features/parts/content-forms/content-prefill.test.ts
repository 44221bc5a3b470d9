import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listAskedFields } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildTestSite } from '#site/test-site.ts'
import { createContentForm } from './content-forms.ts'
import { resolveContentPage, type ContentFormId } from './content-pages.ts'
import { parseContentPrefill, readPartWords } from './content-prefill.ts'

const site = buildTestSite({ template: 'toyota' })
const parse = (query: string) => parseContentPrefill(site, new URLSearchParams(query))
const formOf = (id: ContentFormId, query: string) =>
  createContentForm(id, site, resolveContentPage(id, site), parse(query))

describe('what an address fills in of an enquiry', () => {
  test('CONTENT-09 an accessory of a model fills in the parts enquiry, vehicle and message', () => {
    const { values, action } = formOf('parts_enquiry', 'accessory=tow-bar&model=hilux')
    expect(values).toMatchObject({
      vehicle: 'Toyota HiLux',
      message: 'I am interested in a tow bar for my Toyota HiLux. What would it cost with fitting?',
    })
    expect(action).toBe('/enquiries/parts-enquiry?model=hilux&accessory=tow-bar')
  })

  test.each([
    ['awning', 'an awning'],
    ['floor-mats', 'floor mats'],
    ['canopy', 'a canopy'],
  ])('CONTENT-09 the message reads as a sentence: %s', (id, words) => {
    expect(parse(`accessory=${id}`).message).toBe(`I am interested in ${words}. What would it cost with fitting?`)
  })

  test('CONTENT-09 the words of a search for parts end in the parts enquiry', () => {
    expect(formOf('parts_enquiry', 'part=timing%20belt%0A%00kit').values?.message).toBe(
      'I am looking for: timing belt kit',
    )
  })

  test('CONTENT-09 LEAD-08 a model fills in the enquiry about a new vehicle', () => {
    expect(formOf('new_vehicle_enquiry', 'model=hilux').values).toEqual({
      vehicle_make: 'Toyota',
      vehicle_model: 'HiLux',
    })
    expect(formOf('new_vehicle_enquiry', '').values).toEqual({ vehicle_make: 'Toyota' })
    expect(formOf('general_enquiry', 'model=camry').values?.message).toBe('I am interested in the Toyota Camry.')
  })

  test.each(['', 'accessory=gold-bar', 'model=falcon', 'model=__proto__&accessory=constructor', 'part=%20%00', 'x=1'])(
    'API-04 an address that names nothing of the platform fills in nothing: %j',
    (query) => {
      expect(parse(query)).toEqual({ query: '', make: null, model: null, message: null })
      expect(formOf('parts_enquiry', query).action).toBe('/enquiries/parts-enquiry')
    },
  )

  test('API-04 whatever is typed, the words are one short line, and every value has its field', () => {
    const names = new Set(listAskedFields(formOf('parts_enquiry', 'model=hilux&part=a')).map(({ name }) => name))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const words = readPartWords(text)
        expect(words.length).toBeLessThanOrEqual(100)
        expect(words).not.toMatch(/[\p{Cc}]|\s{2}|^\s|\s$/u)
        expect(readPartWords(words)).toBe(words)
        const { values = {} } = formOf('parts_enquiry', new URLSearchParams({ part: text }).toString())
        expect(Object.keys(values).filter((name) => !names.has(name))).toEqual([])
      }),
    )
  })
})
