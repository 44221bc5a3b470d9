import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '..')
/** The folders that the bundler packs. */
const packed = ['features', 'routes', 'ui'] as const

interface Imports {
  readonly file: string
  readonly loaded: readonly string[]
  readonly fixed: readonly string[]
}

function readImports(file: string): Imports {
  const text = readFileSync(file, 'utf8')
  const pathOf = (specifier: string): string =>
    specifier.startsWith('#') ? join(src, specifier.slice(1)) : resolve(dirname(file), specifier)
  const find = (pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => pathOf(specifier))
  return {
    file,
    loaded: find(/\bimport\(\s*'([#.][^']+)'/g),
    // A statement that imports nothing but types is gone from the bundle.
    fixed: find(/^(?:import|export) (?!type\b)(?!\{(?:\s*type [\w$]+(?: as [\w$]+)?,?)+\s*\})[^'()]*?from '([#.][^']+)'/gm),
  }
}

/** The build warns of each, and the module stays in the first load of a page. */
test('what is loaded on demand is imported nowhere else', () => {
  const files = packed.flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|testkit|d)\./.test(name))
      .map((name) => readImports(join(src, folder, name))),
  )
  const onDemand = new Set(files.flatMap(({ loaded }) => loaded))
  expect(onDemand.size).toBeGreaterThan(10)
  const both = files.flatMap(({ file, fixed }) =>
    fixed.filter((path) => onDemand.has(path)).map((path) => `${file.slice(src.length)} imports ${path.slice(src.length)}`),
  )
  expect(both).toEqual([])
})
