import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../build/client/assets')

test('LEAD-17 no script of a page uses what a browser in use does not have', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  // Safari has no Temporal: a test drive page that used it ended as an error page there.
  expect(scripts.filter((name) => /\bTemporal\./.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
