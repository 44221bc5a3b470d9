// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { perform, render } from '#ui/dom.testkit.tsx'
import { CarThumbnail } from './car-thumbnail.tsx'

test('CARD-04 a picture of a saved vehicle that fails gives way to an icon', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const { container } = await render(
    <CarThumbnail image={{ src: 'https://a.example/car.jpg', srcSet: null }} sizes="10rem" />,
  )
  const picture = container.querySelector('img')
  expect([picture?.getAttribute('src'), container.querySelector('svg.icon')]).toEqual([
    'https://a.example/car.jpg',
    null,
  ])
  await perform(() => picture?.dispatchEvent(new Event('error')))
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg.icon')).not.toBeNull()
})
