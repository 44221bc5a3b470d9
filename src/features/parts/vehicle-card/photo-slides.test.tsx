// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import { PhotoSlides } from './photo-slides.tsx'

const photos = ['/vehicle-art/ute/b', '/vehicle-art/ute/c']

async function renderStrip() {
  const { container } = await render(
    <a href="/cars/ute">
      <img src="/vehicle-art/ute/a" alt="A ute" />
      <PhotoSlides photos={photos} sizes="100vw" count={12} />
    </a>,
  )
  return find(container, 'a')
}

describe('the further photos of a card', () => {
  test.each(['touchstart', 'scroll'])(
    'CARD-04 their places are there at once, the pictures come with %s',
    async (kind) => {
      const strip = await renderStrip()
      expect(strip.querySelectorAll('span')).toHaveLength(2)
      expect(strip.querySelectorAll('span img')).toHaveLength(0)
      await perform(() => strip.dispatchEvent(new Event(kind)))
      const sources = [...strip.querySelectorAll('span img')].map((image) => image.getAttribute('src'))
      expect(sources).toHaveLength(2)
      for (const [index, photo] of photos.entries()) expect(sources[index]).toContain(photo)
    },
  )

  test('CARD-04 they add nothing to the name of the link around them', async () => {
    const strip = await renderStrip()
    await perform(() => strip.dispatchEvent(new Event('touchstart')))
    expect([...strip.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A ute', '', ''])
  })

  test('CARD-04 from the second photo on a mark says which one is shown, of all that the vehicle has', async () => {
    const strip = await renderStrip()
    Object.defineProperty(strip, 'clientWidth', { value: 360 })
    const markAt = async (scrollLeft: number) => {
      strip.scrollLeft = scrollLeft
      await perform(() => strip.dispatchEvent(new Event('scroll')))
      return strip.parentElement?.querySelector(':scope > [aria-hidden]')?.textContent ?? null
    }
    expect([await markAt(0), await markAt(170), await markAt(190)]).toEqual([null, null, '2 of 12'])
    expect([await markAt(720), await markAt(10)]).toEqual(['3 of 12', null])
  })
})
