// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { rankLocations } from '#site/rank-locations.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { announcerId } from '#ui/announcer-id.ts'
import { describedText, find, perform, render, type } from '#ui/dom.testkit.tsx'
import { nameField, postcodeField } from './contact-fields.ts'
import { defineLeadForm } from './lead-form-definition.ts'
import { buildLeadFormView } from './lead-form-view.ts'
import { LeadForm } from './lead-form.tsx'
import { preselectNearest } from './preselect-nearest.server.ts'

const at = (id: string, lat: number, long: number, more: object = {}) => ({
  id,
  name: id,
  slug: id,
  address: { state: 'QLD' as const, lat, long },
  ...more,
})
const dealership = (slug: string, location: ReturnType<typeof at>) => ({
  id: `d-${slug}`,
  slug,
  name: slug,
  locations: [location],
})
const yards = {
  dealerships: [
    dealership('cairns', at('cairns-yard', -16.92, 145.77)),
    dealership('rocklea', at('rocklea-yard', -27.54, 153)),
    dealership('hobart', at('hobart-yard', -42.88, 147.33)),
  ],
}
const brisbane = { lat: -27.47, long: 153.03 }

function buildForm(values: readonly string[] = ['cairns', 'rocklea', 'hobart'], prefilled = '') {
  return defineLeadForm({
    name: 'near',
    action: '/form',
    heading: 'Ask us',
    submitText: 'Send it',
    steps: [
      {
        title: null,
        fields: [
          nameField,
          postcodeField,
          {
            name: 'dealership',
            kind: 'choice',
            label: 'Dealership',
            required: true,
            none: 'Choose a dealership',
            options: values.map((value) => ({ value, name: `Yard ${value}` })),
            preselectsNearest: true,
          },
        ],
      },
    ],
    values: { dealership: prefilled },
    toLead: () => ({ kind: { category: 'General Enquiry', subcategory: 'Test' }, form: {} }),
  })
}

describe('a form that was sent with the choice left open', () => {
  const choose = async (body: Record<string, string>, part: DocumentPart = {}, form = buildForm()) => {
    const site = buildTestSite({ ...yards, ...part })
    const services = {
      site,
      rankLocations: (postcode: string) => Promise.resolve(postcode === '4000' ? rankLocations(site, brisbane) : null),
    }
    return (await preselectNearest(services, form, new URLSearchParams(body))).get('dealership')
  }

  test('LEAD-14 goes to the dealership nearest to the postcode', async () => {
    expect(await choose({ postcode: ' 4000 ', dealership: '' })).toBe('rocklea')
    expect(await choose({ postcode: '4000' })).toBe('rocklea')
    expect(await choose({ postcode: '4000' }, {}, buildForm(['hobart-yard', 'cairns-yard']))).toBe('cairns-yard')
  })

  test.each([
    ['a choice was made', { postcode: '4000', dealership: 'hobart' }, {}, 'hobart'],
    ['the postcode is unknown', { postcode: '9998' }, {}, null],
    ['the postcode is no postcode', { postcode: '400O' }, {}, null],
    ['there is no postcode', {}, {}, null],
    ['the switch is off', { postcode: '4000' }, { forms: { nearest_dealership: false } }, null],
  ] as const)('LEAD-14 stays as it is where %s', async (_why, body, part, expected) => {
    expect(await choose(body, part)).toBe(expected)
  })

  test('LEAD-14 chooses nothing among options that are no locations of the site', async () => {
    expect(await choose({ postcode: '4000' }, {}, buildForm(['elsewhere', 'nowhere']))).toBeNull()
  })
})

describe('a form in the browser', () => {
  const nearby = (...slugs: string[]) => ({
    postcode: '4000',
    locations: slugs.map((slug, index) => ({
      id: `${slug}-yard`,
      slug: `${slug}-yard`,
      name: slug,
      dealership_slug: slug,
      distance_km: index * 10 + 1.2,
    })),
  })

  async function draw(answers: readonly (object | number)[], prefilled = '', part: DocumentPart = {}) {
    const asked: string[] = []
    const queue = [...answers]
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      const answer = queue.shift()
      return Promise.resolve(typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer))
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const view = buildLeadFormView(buildForm(undefined, prefilled), buildTestSite({ ...yards, ...part }))
    const Page = createRoutesStub([
      {
        path: '/form',
        Component: () => (
          <>
            <div id={announcerId} />
            <LeadForm id="test" view={view} submission="token" />
          </>
        ),
      },
    ])
    const { container } = await render(<Page initialEntries={['/form']} />)
    await vi.waitFor(() => find(container, 'form'))
    const postcode = find<HTMLInputElement>(container, '[name="postcode"]')
    const select = find<HTMLSelectElement>(container, '[name="dealership"]')
    return {
      asked,
      postcode,
      select,
      announced: () => find(container, `#${announcerId}`).textContent,
      leave: async (typed: string) => {
        await type(postcode, typed)
        await perform(() => postcode.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
        await perform(() => undefined)
      },
      chooseByHand: (value: string) =>
        perform(() => {
          select.value = value
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }),
    }
  }

  test('LEAD-14 leaving the postcode chooses the nearest dealership, says so and announces it', async () => {
    const { asked, select, announced, leave } = await draw([nearby('rocklea', 'cairns'), nearby('hobart', 'rocklea')])
    await leave('4000')
    await vi.waitFor(() => expect(select.value).toBe('rocklea'))
    expect(asked).toEqual(['/api/nearest-dealership?postcode=4000'])
    expect(describedText(select, 'aria-describedby')).toBe('Nearest to 4000: Yard rocklea, less than 2 km away.')
    expect(announced()).toBe('Nearest to 4000: Yard rocklea, less than 2 km away.')
    await leave('7000')
    await vi.waitFor(() => expect(select.value).toBe('hobart'))
  })

  test('LEAD-14 what the visitor chose stays, also after another postcode', async () => {
    const { select, leave, chooseByHand } = await draw([nearby('rocklea'), nearby('hobart')])
    await leave('4000')
    await vi.waitFor(() => expect(select.value).toBe('rocklea'))
    await chooseByHand('cairns')
    await leave('7000')
    expect(select.value).toBe('cairns')
    expect(describedText(select, 'aria-describedby')).toBe('')
  })

  test('LEAD-14 the dealership of the vehicle stays', async () => {
    const { select, leave } = await draw([nearby('rocklea')], 'cairns')
    await leave('4000')
    expect(select.value).toBe('cairns')
  })

  test('LEAD-14 an unknown postcode is told as invalid, and the choice stays open', async () => {
    const { postcode, select, announced, leave } = await draw([404, nearby('rocklea')])
    await leave('9998')
    await vi.waitFor(() => expect(describedText(postcode, 'aria-describedby')).toBe('Invalid postcode'))
    expect([select.value, announced()]).toEqual(['', 'Invalid postcode'])
    await leave('4000')
    await vi.waitFor(() => expect(describedText(postcode, 'aria-describedby')).toBe(''))
    expect(select.value).toBe('rocklea')
  })

  test.each([['40'], ['abcd'], ['']])('LEAD-05 LEAD-14 nothing is asked about %j', async (typed) => {
    const { asked, leave } = await draw([nearby('rocklea')])
    await leave(typed)
    expect(asked).toEqual([])
  })

  test('LEAD-14 nothing happens while the server does not answer, or with the switch off', async () => {
    const failing = await draw([500])
    await failing.leave('4000')
    expect(failing.select.value).toBe('')
    const off = await draw([], '', { forms: { nearest_dealership: false } })
    await off.leave('4000')
    expect(off.asked).toEqual([])
  })
})
