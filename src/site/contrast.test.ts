import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSites } from './check-sites.ts'
import { contrastRatio, findContrastFaults, isLighter } from './contrast.ts'
import { buildTestSite } from './test-site.ts'
import { templates } from './templates/templates.ts'
import type { TemplateName } from './site.ts'

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('TEN-05 contrast', () => {
  const ownDark = {
    brand: '#1c6adf',
    brand_text: '#ffffff',
    link: '#85b4ff',
    accent: '#ffd166',
    accent_text: '#1d1d1f',
  }

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

  test.each([
    ['#ffffff', '#000000', true],
    ['#000000', '#ffffff', false],
    ['#777777', '#777777', false],
    ['#00ff00', '#ff0000', true],
    ['#0000ff', '#ff0000', false],
  ])('TEN-05 %s is lighter than %s: %j', (one, other, lighter) => {
    expect(isLighter(one, other)).toBe(lighter)
  })

  test('TEN-05 every text is held to 4.5 : 1 on each ground that it stands on', () => {
    const { theme } = buildTestSite({ theme: { dark: ownDark } })
    const grey = <Colours extends object>(colours: Colours) =>
      Object.fromEntries(Object.keys(colours).map((name) => [name, '#777777'])) as Colours
    const dark = theme.dark === null ? null : grey(theme.dark)
    const texts = findContrastFaults({ colors: grey(theme.colors), dark }).filter(({ least }) => least === 4.5)
    const groundsOf = (palette: string) =>
      texts
        .filter((fault) => fault.palette === palette)
        .map(({ foreground, background }) => `${foreground} on ${background}`)
    const both = [
      'brand_text on brand',
      'accent_text on accent',
      'text on surface',
      'text on surface_alt',
      'text_muted on surface',
      'text_muted on surface_alt',
      'header_text on header',
      'footer_text on footer',
      'success_text on success',
      'success on surface',
      'danger_text on danger',
      'danger on surface',
      'danger on surface_alt',
      'warning_text on warning',
    ]
    expect(groundsOf('colors').toSorted()).toEqual([...both, 'brand on surface', 'brand on surface_alt'].toSorted())
    expect(groundsOf('dark').toSorted()).toEqual(
      [...both, 'link on surface', 'link on surface_alt', 'success on surface_alt'].toSorted(),
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
    const faultsOf = (changed: Partial<typeof colors>) =>
      findContrastFaults({ colors: { ...colors, ...changed }, dark: null })
    expect(faultsOf({ line: '#fefefe' })).toEqual([])
    expect(faultsOf({ field_line: '#bbbbbb' }).map(({ foreground, least }) => [foreground, least])).toEqual([
      ['field_line', 3],
      ['field_line', 3],
    ])
  })

  test('TEN-05 the defaults and every template keep AA by themselves', () => {
    for (const template of Object.keys(templates) as TemplateName[])
      expect(findContrastFaults(buildTestSite({ template }).theme), template).toEqual([])
  })

  test('TEN-05 dark colours need no more than brand and accent: the platform has the others', () => {
    const { theme } = buildTestSite({ theme: { dark: ownDark } })
    expect(findContrastFaults(theme)).toEqual([])
    expect(theme.dark).toMatchObject(ownDark)
  })

  test.each([
    // The brand of the bright page as a link of the dark one.
    [{ link: '#1f4e8c' }, ['link on surface', 'link on surface_alt']],
    [{ brand: '#0b2a50' }, ['brand on surface', 'brand on surface_alt']],
    [{ brand: '#8ab4f8' }, ['brand_text on brand']],
    [{ danger: '#b3261e' }, ['danger_text on danger', 'danger on surface', 'danger on surface_alt']],
    [{ header: '#ffffff' }, ['header_text on header']],
    [{ focus: '#303840' }, ['focus on surface', 'focus on surface_alt']],
  ])('TEN-05 dark colours are held to the same contrast: %o', (changed, expected) => {
    const { theme } = buildTestSite({ theme: { dark: { ...ownDark, ...changed } } })
    const faults = findContrastFaults(theme)
    expect(faults.map(({ foreground, background }) => `${foreground} on ${background}`).toSorted()).toEqual(
      expected.toSorted(),
    )
    expect(new Set(faults.map(({ palette }) => palette))).toEqual(new Set(['dark']))
  })

  test('TEN-05 a dark colour without contrast is refused at its line', () => {
    const text = [
      'slug: faint',
      'template: classic',
      'name: Faint',
      'theme:',
      '  dark:',
      "    brand: '#1c6adf'",
      "    brand_text: '#ffffff'",
      "    link: '#1f4e8c'",
      "    accent: '#ffd166'",
      "    accent_text: '#1d1d1f'",
      'dealerships: [{ id: a, slug: faint-a, name: A }]',
      '',
    ].join('\n')
    expect(checkSites([{ file: 'faint.yaml', text }])).toMatchObject({
      ok: false,
      errors: expect.arrayContaining([
        {
          file: 'faint.yaml',
          path: 'theme.dark.link',
          line: 8,
          message: 'link #1f4e8c on surface #1b2128 has a contrast of 1.95 : 1',
          expected: 'at least 4.5 : 1',
        },
      ]),
    })
  })
})
