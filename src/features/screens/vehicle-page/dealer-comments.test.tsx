import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { DealerComments } from './dealer-comments.tsx'

test.each([
  { breaks: 'a blank line', text: 'One.\n\nTwo', paragraphs: ['One.', 'Two'] },
  { breaks: 'a blank line of spaces', text: 'One\n  \nTwo', paragraphs: ['One', 'Two'] },
  { breaks: 'a line that ends with a sentence', text: 'One.\nTwo!\nThree', paragraphs: ['One.', 'Two!', 'Three'] },
  { breaks: 'no line of a list', text: 'With:\n- Tow bar\n- Tub liner', paragraphs: ['With:\n- Tow bar\n- Tub liner'] },
])('VDP-05 $breaks ends a paragraph of the comments', ({ text, paragraphs }) => {
  const page = parseHtml(renderToStaticMarkup(<DealerComments comments={{ kind: 'whole', text }} />))
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(paragraphs)
})
