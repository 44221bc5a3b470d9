import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sceneNames } from '#site/content/scene-names.ts'
import { PostScene } from './post-scene.tsx'

test('CONTENT-08 drawings of posts do not all stand before the same landscape', () => {
  // The sky and what stands before it; the subject follows.
  const behind = sceneNames.map((name) =>
    renderToStaticMarkup(<PostScene name={name} />)
      .split('<')
      .slice(2, 4)
      .join('<'),
  )
  const most = Math.max(...behind.map((one) => behind.filter((other) => other === one).length))
  expect(new Set(behind).size).toBeGreaterThanOrEqual(5)
  expect(most).toBeLessThanOrEqual(sceneNames.length / 3)
})
