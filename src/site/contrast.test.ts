import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSites } from './check-sites.ts'
import { contrastRatio, findContrastFaults } from './contrast.ts'
import { buildTestSite } from './test-site.ts'
import { templates } from './templates/templates.ts'
import type { TemplateName } from './site.ts'

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('TEN-05 contrast', () => {
  test('TEN-05 black on white is 21, a colour on itself 1, and known pairs are as published', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#010101', '#ffffff')).toBeCloseTo(20.87, 2)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#FF0000', '#ffffff')).toBeCloseTo(4, 2)
  })

  test('TEN-05 the order of two colours does not matter and the ratio stays within 1 and 21', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const ratio = contrastRatio(one, other)
        expect(ratio).toBe(contrastRatio(other, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21.001)
        expect(contrastRatio(one, one)).toBe(1)
      }),
    )
  })

  test('TEN-05 a site whose text is too faint is refused, naming both colours and their ratio', () => {
    const text = [
      'slug: faint',
      'template: classic',
      'name: Faint',
      'theme:',
      '  colors:',
      "    brand: '#777777'",
      "    brand_text: '#ffffff'",
      'dealerships: [{ id: a, slug: faint-a, name: A }]',
      '',
    ].join('\n')
    const result = checkSites([{ file: 'faint.yaml', text }])
    expect(result).toMatchObject({
      ok: false,
      errors: expect.arrayContaining([
        {
          file: 'faint.yaml',
          path: 'theme.colors.brand_text',
          line: 7,
          message: 'brand_text #ffffff on brand #777777 has a contrast of 4.47 : 1',
          expected: 'at least 4.5 : 1',
        },
      ]),
    })
  })

  test('TEN-05 edges of controls need 3 : 1, hairlines nothing', () => {
    const { colors } = buildTestSite().theme
    expect(findContrastFaults({ ...colors, line: '#fefefe' })).toEqual([])
    expect(
      findContrastFaults({ ...colors, field_line: '#bbbbbb' }).map(({ foreground, least }) => [foreground, least]),
    ).toEqual([
      ['field_line', 3],
      ['field_line', 3],
    ])
  })

  test('TEN-05 the defaults and every template keep AA by themselves', () => {
    for (const template of Object.keys(templates) as TemplateName[])
      expect(findContrastFaults(buildTestSite({ template }).theme.colors), template).toEqual([])
  })
})
