import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandName } from './brand-name.tsx'

const draw = (name: string, size: 'header' | 'footer') =>
  renderToStaticMarkup(<BrandName frame={{ logo: null, mark: null, name }} size={size} />)

test('TEN-05 in the header a long name has letters that fit the room beside the buttons of a phone', () => {
  expect(draw('Southern Cross Caravans & Motorcycles', 'header')).toContain('100vw-13.25rem')
  expect(draw('Ridgeline Ford & GWM', 'header')).toContain('text-[min(3.7vw,1rem)]')
  expect(draw('Southern Cross Caravans & Motorcycles', 'footer')).not.toMatch(/text-\[\S*vw/)
})
