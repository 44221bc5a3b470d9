// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { StarRow } from '#features/parts/reviews/star-rating.tsx'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import type { LocationCardView } from './location-card-view.ts'
import { LocationCards } from './location-cards.tsx'
import { LocationCarousel } from './location-carousel.tsx'
import type { DepartmentView, MapView } from './location-detail-view.ts'
import { LocationHours } from './location-hours.tsx'
import { LocationMap } from './location-map.tsx'

const department = (label: string, specialDays: DepartmentView['hours']['specialDays'] = []): DepartmentView => ({
  label,
  hours: {
    open: true,
    state: `Open until ${label}`,
    lines: [{ days: 'Monday', hours: '8:30 am – 5:30 pm', name: null, href: null, isToday: true }],
    specialDays,
  },
  phone: null,
  href: '/contact-us/a',
})
const christmas = { date: 'Friday 25 December', name: 'Christmas Day', hours: 'Closed' }

describe('opening hours of a location', () => {
  test('LOC-06 LOC-07 several departments have a selector, the first is chosen, and each has its table', async () => {
    const { container } = await render(
      <LocationHours id="a" departments={[department('Sales'), department('Service')]} />,
    )
    const radios = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    expect(radios.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Sales', true],
      ['Service', false],
    ])
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
    expect(container.querySelectorAll('table')).toHaveLength(2)
  })

  test('LOC-07 a single department has no selector, and one without known hours is left out', async () => {
    const unknown = department('Service')
    const without = { ...unknown, hours: { ...unknown.hours, state: null } }
    const { container, rerender } = await render(<LocationHours id="a" departments={[department('Sales'), without]} />)
    expect(container.querySelector('input')).toBeNull()
    expect(container.querySelectorAll('table')).toHaveLength(1)
    await rerender(<LocationHours id="a" departments={[without]} />)
    expect(container.textContent).toBe('')
  })

  test('LOC-08 a dialog lists the coming special days, and its button opens it without scripts', async () => {
    const { container } = await render(<LocationHours id="a" departments={[department('Sales', [christmas])]} />)
    const dialog = find(container, 'dialog[popover]')
    expect(dialog.textContent).toContain('Friday 25 DecemberChristmas DayClosed')
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Holiday opening hours',
    )
    expect(find(container, 'button').getAttribute('popovertarget')).toBe(dialog.id)
  })

  test('LOC-08 without special days there is no dialog', async () => {
    const { container } = await render(<LocationHours id="a" departments={[department('Sales')]} />)
    expect(container.querySelector('dialog,button')).toBeNull()
  })
})

const card = (name: string, own: Partial<LocationCardView> = {}): LocationCardView => ({
  name,
  href: `/contact-us/${name}`,
  image: null,
  departments: ['Sales'],
  rating: null,
  hours: null,
  address: null,
  phone: null,
  state: 'QLD',
  city: null,
  ...own,
})
const cards = (count: number) => ({
  title: 'View our locations',
  columns: 3 as const,
  call: { text: '1300 000 000', href: 'tel:1300000000' },
  cards: Array.from({ length: count }, (_, index) => card(`yard-${index}`)),
})

describe('cards of locations', () => {
  test('LOC-04 a card has name, stars, address link, tel link and View Location Details', async () => {
    const full = card('Rocklea', {
      rating: {
        stars: { whole: 4, partial: 0.7 },
        value: '4.7',
        count: '12 reviews',
        countNumber: 12,
        source: null,
        href: null,
      },
      hours: { open: false, state: 'Opens 8:30 am' },
      address: { text: '1 High Street, Rocklea QLD 4106', href: 'https://maps.dealer.com.au/' },
      phone: { text: '07 5550 4410', href: 'tel:+61755504410' },
    })
    const { container } = await render(<LocationCards view={{ ...cards(0), cards: [full, card('Bare')] }} />)
    expect(find(container, 'h2').textContent).toBe('View our locations')
    const [rich, bare] = container.querySelectorAll('article')
    expect(
      [...(rich?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['https://maps.dealer.com.au/', '1 High Street, Rocklea QLD 4106 (directions, opens in a new tab)'],
      ['tel:+61755504410', '07 5550 4410'],
      ['/contact-us/Rocklea', 'View Location Details, Rocklea'],
    ])
    expect(rich?.textContent).toContain('4.7 out of 5 stars12 reviews')
    expect(rich?.textContent).toContain('Closed now. Opens 8:30 am')
    expect(bare?.textContent).toBe('BareView Location Details, Bare')
  })

  test.each([
    [5, 'Not sure which one?'],
    [6, null],
    [4, null],
  ])('LOC-03 the place that %i cards leave empty has the number of all: %s', async (count, words) => {
    const { container } = await render(<LocationCards view={cards(count)} />)
    expect(container.querySelector('.location-call p')?.textContent ?? null).toBe(words)
  })

  test('LOC-12 the fifth star is filled in part, as a share of its width', async () => {
    const { container } = await render(<StarRow stars={{ whole: 4, partial: 0.7 }} />)
    const fills = [...container.querySelectorAll<HTMLElement>('.overflow-hidden')].map(({ style }) => style.width)
    expect(fills).toEqual(['100%', '100%', '100%', '100%', '70%'])
  })

  test('LOC-12 the empty part of a star has the colour of the words, which shows on every ground', async () => {
    const { container } = await render(<StarRow stars={{ whole: 4, partial: 0.7 }} />)
    expect(container.querySelector('span > svg')?.getAttribute('class')).toContain('currentcolor')
  })

  test('LOC-03 the arrow keys turn the carousel by a card, and with a modifier key they do not', async () => {
    const { container } = await render(<LocationCarousel view={cards(5)} hint={false} />)
    const list = find<HTMLUListElement>(container, 'ul')
    const moved: unknown[] = []
    Object.defineProperty(list, 'scrollWidth', { value: 1500 })
    list.scrollBy = ((options: ScrollToOptions) => void moved.push(options.left)) as typeof list.scrollBy
    for (const [index, item] of [...list.children].entries())
      item.getBoundingClientRect = () => ({ left: index * 300 }) as DOMRect
    const press = (key: string, init: KeyboardEventInit = {}) =>
      perform(() => void list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init })))
    await press('ArrowRight')
    await press('ArrowLeft')
    await press('ArrowRight', { altKey: true })
    await press('Enter')
    expect(moved).toEqual([300, -300])
    expect(list.tabIndex).toBe(0)
  })

  test('LOC-03 where all of a few cards are on screen, the arrow keys go through them', async () => {
    const { container } = await render(<LocationCarousel view={cards(5)} hint={false} />)
    const list = find<HTMLUListElement>(container, 'ul')
    const press = (key: string) =>
      perform(() => void list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    list.focus()
    const reached: (string | null | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await press(key)
      reached.push(document.activeElement?.closest('li')?.querySelector('h3')?.textContent)
    }
    const names = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent)
    expect(reached).toEqual([names[0], names[1], names[0], names[0]])
  })

  test('LOC-03 the hint at swiping is shown as the page says', async () => {
    const { container, rerender } = await render(<LocationCarousel view={cards(3)} hint />)
    expect(container.textContent).toContain('Swipe to see more')
    await rerender(<LocationCarousel view={cards(4)} hint={false} />)
    expect(container.textContent).not.toContain('Swipe')
  })
})

describe('the map of a location', () => {
  const plan = {
    labels: [],
    points: [],
    shapes: [],
    scale: null,
    words: 'About 9 km south of Brisbane',
    label: 'Plan of Yard',
  }

  test('LOC-06 VDP-14 nothing is requested of a map before its button is pressed', async () => {
    const map: MapView = { kind: 'embed', src: 'about:blank#map' }
    const { container } = await render(<LocationMap plan={plan} map={map} name="Yard" />)
    expect(container.querySelector('iframe,img')).toBeNull()
    expect(find(container, 'svg').getAttribute('aria-label')).toBe('Plan of Yard')
    await perform(() => find(container, 'button').click())
    expect(find<HTMLIFrameElement>(container, 'iframe').getAttribute('src')).toBe(map.src)
  })

  test('LOC-06 without a map there is the plan alone, with its words', async () => {
    const { container } = await render(<LocationMap plan={plan} map={null} name="Yard" />)
    expect(container.querySelector('button')).toBeNull()
    expect(container.textContent).toContain('About 9 km south of Brisbane')
  })

  test('LOC-03 a plan of surroundings has a scale bar, one of towns alone has rings', async () => {
    const draw = async (scale: string | null) => {
      const { container } = await render(<LocationMap plan={{ ...plan, scale }} map={null} name="Yard" />)
      return [container.querySelectorAll('circle[stroke-dasharray]').length > 0, container.textContent.includes('1 km')]
    }
    expect(await draw(null)).toEqual([true, false])
    expect(await draw('1 km')).toEqual([false, true])
  })
})
