// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import { ModelRange } from '../model-range.tsx'
import { BannerGround, BannerPicture } from './banner-parts.tsx'

const picture = { image: '/pictures/site/abc', alt: 'A ute', sizes: '100vw', className: 'aspect-3/2' }
const fail = (container: HTMLElement) => perform(() => find(container, 'img').dispatchEvent(new Event('error')))

// The test's browser loads no pictures, and calls each one complete.
let isComplete: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})
afterEach(() => vi.restoreAllMocks())

test('CARD-04 a picture that failed before the page answered gives way at once', async () => {
  isComplete.mockReturnValue(true)
  const { container } = await render(<BannerPicture {...picture} />)
  expect(container.textContent).toBe('Photo not available')
})

test('CARD-04 a picture of the banner that fails gives way to the words of a card, in its own place', async () => {
  const { container } = await render(<BannerPicture {...picture} />)
  expect(find(container, 'img').getAttribute('alt')).toBe('A ute')
  await fail(container)
  expect(find(container, '.aspect-3\\/2').textContent).toBe('Photo not available')
  expect(container.querySelector('img[alt="A ute"]')).toBeNull()
})

test('CARD-04 where the picture is the ground of the words, bare ground or the drawing takes its place', async () => {
  const bare = await render(<BannerPicture {...picture} otherwise={null} />)
  await fail(bare.container)
  expect(bare.container.innerHTML).toBe('')
  const ground = await render(<BannerGround image="/dealer.webp" scene="concrete" />)
  await fail(ground.container)
  expect([ground.container.querySelector('img'), ground.container.querySelector('svg')]).toEqual([
    null,
    expect.anything(),
  ])
})

test('CARD-04 a model of the range keeps the place of a picture that fails', async () => {
  const model = { label: 'HiLux', href: '/m', count: 3, from: null, image: { url: '/pictures/site/abc', alt: '' } }
  const { container } = await render(
    <MemoryRouter>
      <ModelRange models={[model]} first />
    </MemoryRouter>,
  )
  await fail(container)
  expect(container.querySelector('img')).toBeNull()
  expect(find(container, '.aspect-16\\/10').tagName).toBe('SPAN')
})
