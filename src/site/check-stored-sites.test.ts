import { describe, expect, test } from 'vitest'
import { checkSites, type TakenNames } from './check-sites.ts'

const fileOf = (slug: string, more = '') => ({
  file: `${slug}.yaml`,
  text:
    `slug: ${slug}\ntemplate: classic\nname: A\ndemo: true\n${more}` +
    'dealerships: [{ id: one, slug: one-yard, name: One, locations: ' +
    '[{ id: here, slug: here, name: Here, time_zone: Australia/Brisbane, dealer_license_number: A1, ' +
    'address: { state: QLD } }] }]\n',
})
const stored = (slug: string, more: Partial<TakenNames> = {}): TakenNames => ({
  slug,
  id: slug,
  hosts: [],
  formerHosts: [],
  isRemoved: false,
  ...more,
})

const errorsOf = (more: string, others: readonly TakenNames[], slug = 'new') => {
  const result = checkSites([fileOf(slug, more)], others)
  return result.ok ? [] : result.errors.map(({ path, line, message, expected }) => [path, line, message, expected])
}

describe('TEN-01 TEN-07 a file beside the sites that are stored', () => {
  test.each<[what: string, more: string, other: TakenNames, error: readonly (string | number | null)[]]>([
    [
      'may not take the host of one',
      'hosts: [a.dealer.com.au, www.dealer.com.au]\n',
      stored('old', { hosts: ['www.dealer.com.au'] }),
      ['hosts[1]', 5, "host 'www.dealer.com.au' belongs to stored site old", 'a host of its own'],
    ],
    [
      'may not take the development name of one',
      'hosts: [old.localhost]\n',
      stored('old'),
      ['hosts[0]', 5, "host 'old.localhost' belongs to stored site old", 'a host of its own'],
    ],
    [
      'may not take the host of one for its search calls',
      "search: { host: www.dealer.com.au, key: 'env:FORECOURT_SITE_NEW__KEY' }\n",
      stored('old', { hosts: ['www.dealer.com.au'] }),
      ['search.host', 5, "host 'www.dealer.com.au' belongs to stored site old", 'a host of its own'],
    ],
    [
      'may not take the id of one',
      'id: w-1\n',
      stored('old', { id: 'w-1' }),
      ['id', 5, "id 'w-1' belongs to stored site old", 'a id of its own'],
    ],
    [
      'may not take a host that is kept for one',
      'hosts: [www.dealer.com.au]\n',
      stored('old', { formerHosts: ['www.dealer.com.au'] }),
      [
        'hosts[0]',
        5,
        "host 'www.dealer.com.au' was last a host of site old and is kept for it",
        'a host of its own, or `sites apply --take-hosts`',
      ],
    ],
    [
      'may not bring back one that was removed',
      '',
      stored('new', { isRemoved: true }),
      [
        'slug',
        1,
        "site 'new' was removed, and its leads are still kept",
        'another slug; for the same dealer `sites apply --bring-back`',
      ],
    ],
  ])('TEN-01 TEN-07 %s', (_what, more, other, error) => {
    expect(errorsOf(more, [stored('third'), other])).toEqual([error])
  })

  test.each([
    ['a site that shares nothing', '', stored('old', { hosts: ['www.dealer.com.au'] })],
    [
      'the site that it replaces, with its id and hosts',
      'id: w-1\nhosts: [www.dealer.com.au]\n',
      stored('new', { id: 'w-1', hosts: ['www.dealer.com.au'] }),
    ],
    [
      'the site that it replaces, with a host that is kept for it',
      'hosts: [www.dealer.com.au]\n',
      stored('new', { formerHosts: ['www.dealer.com.au'] }),
    ],
    ['another site that was removed', '', stored('old', { isRemoved: true })],
  ])('TEN-01 TEN-07 goes beside %s', (_what, more, other) => {
    expect(errorsOf(more, [other])).toEqual([])
  })
})

test('TEN-02 warnings are told with the line of the setting, or without a line where the file has none', () => {
  const listWarnings = () => [
    { place: ['hosts', 0], message: 'is not pointed here', expected: null },
    { place: ['phone'], message: 'is missing', expected: null },
    { place: [], message: 'is new', expected: null },
  ]
  const told = (result: ReturnType<typeof checkSites>) =>
    (result.ok ? result.sites.flatMap(({ warnings }) => warnings) : result.warnings)
      .filter(({ path }) => !path.startsWith('forms'))
      .map(({ file, path, line, message }) => [file, path, line, message])
  const expected = [
    ['new.yaml', 'hosts[0]', 5, 'is not pointed here'],
    ['new.yaml', 'phone', null, 'is missing'],
    ['new.yaml', '', null, 'is new'],
  ]
  const right = checkSites([fileOf('new', 'hosts: [www.dealer.com.au]\n')], [], { listWarnings })
  expect(right.ok).toBe(true)
  expect(told(right)).toEqual(expected)
  const wrong = checkSites([fileOf('new', 'hosts: [www.dealer.com.au]\nfinance_provider: nobody\n')], [], {
    listWarnings,
  })
  expect(wrong.ok).toBe(false)
  expect(told(wrong)).toEqual(expected)
})
