import { describe, expect, test } from 'vitest'
import { buildTestSite } from './test-site.ts'
import { listSwitches } from './list-switches.ts'
import { specifiedByDealerSites } from './specified/by-dealer-sites.ts'
import { specifiedByVehicles } from './specified/by-vehicles.ts'

const switches = listSwitches()
const byPath = new Map(switches.map((each) => [each.path, each]))

describe('TEN-06 every switch is a typed, documented value', () => {
  test.each([...specifiedByVehicles, ...specifiedByDealerSites])('TEN-06 is declared: %s → %s', (_named, path) => {
    expect(byPath.has(path), `${path} is not in the schema`).toBe(true)
  })

  // Whether it has an effect is the matter of tests/system/settings-in-effect.test.ts.
  const isInSection = (path: string) =>
    !path.includes('.') || byPath.get(path.slice(0, path.lastIndexOf('.')))?.section === true
  const flags = switches.filter(({ path, type }) => type === 'true or false' && isInSection(path))

  test.each(flags)('TEN-06 TEN-02 $path can be switched in a file, and reaches the site', ({ path, preset }) => {
    const keys = path.split('.')
    const wanted = preset !== 'true'
    const document = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), wanted)
    const site: unknown = buildTestSite(document as object)
    expect(keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], site)).toBe(wanted)
  })

  test('TEN-06 each setting has an effect, a type and requirement ids', () => {
    expect(switches.length).toBeGreaterThan(600)
    for (const { path, effect, type, rows } of switches) {
      expect(effect.trim().length, path).toBeGreaterThan(2)
      expect(effect, path).not.toMatch(/\.$/)
      expect(type, path).not.toBe('')
      for (const row of rows)
        expect(row, path).toMatch(
          /^(?:TEN|STOCK|SRCH|PRICE|CARD|VDP|SHARE|WATCH|FAV|FIN|CALC|LEAD|BUY|AUTH|LOC|NAV|CONTENT|API)-\d\d$/,
        )
    }
  })

  test('TEN-06 no setting appears twice', () => {
    expect(byPath.size).toBe(switches.length)
  })

  test('TEN-06 names are those of data documents, snake_case, but for the five of the specification', () => {
    const given = new Set(['className', 'dropdownItems', 'dynamicDropdown', 'strictDisplay', '{name}'])
    const odd = switches
      .flatMap(({ path }) => path.replaceAll('[]', '').split('.'))
      .filter((name) => !given.has(name) && !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(name))
    expect(odd).toEqual([])
  })
})
