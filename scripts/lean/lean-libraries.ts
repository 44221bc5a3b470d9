// Build plugin that removes library code that our pages never use.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { cutCode, type Part } from './cut-code.ts'
import { findBuiltUses, findSourceUses } from './find-cut-uses.ts'
import { reactDomParts } from './react-dom.ts'
import { emptyModules, lastResort } from './react-router-modules.ts'
import { explanations, routerParts } from './react-router.ts'
import { reactDomSharedParts, reactParts } from './react.ts'

/** The library versions that the tables of this folder were written for. */
const writtenFor: Readonly<Record<string, string>> = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.4.0',
}

const routerFolder = 'react-router/dist/production/lib/'

/** Cuts by file, as a path below node_modules. */
const partsOfFiles = new Map<string, readonly Part[]>([
  ['react/cjs/react.production.js', reactParts],
  ['react-dom/cjs/react-dom.production.js', reactDomSharedParts],
  ['react-dom/cjs/react-dom-client.production.js', reactDomParts],
  ...Object.entries(routerParts).map(([file, parts]) => [routerFolder + file, parts] as const),
])

/** Modules that are replaced completely, as paths below node_modules. */
const replacements = new Map<string, { readonly names: readonly string[]; readonly code: string }>([
  ...Object.entries(emptyModules).map(
    ([file, names]) => [routerFolder + file, { names, code: doNothing(names) }] as const,
  ),
  [routerFolder + lastResort.file, lastResort],
])

/** All files that must occur in the build. */
export const leanFiles: readonly string[] = [...partsOfFiles.keys(), ...replacements.keys()]

/** What lists addresses lists none. */
function doNothing(names: readonly string[]): string {
  return names.map((name) => `export function ${name}() { ${name.endsWith('Hrefs') ? 'return []' : ''} }`).join('\n')
}

/**
 * The shortened source of a library file; null: nothing is cut in it. Throws if the file does not match the tables.
 */
export function makeLean(path: string, code: string): string | null {
  const replacement = replacements.get(path)
  if (replacement !== undefined) {
    const names = /^export \{ (.+) \};?$/m.exec(code)?.[1] ?? ''
    if (names !== replacement.names.join(', ')) throw new Error(`${path} exports ${names}: see scripts/lean`)
    return replacement.code
  }
  const parts = [...(path.startsWith(routerFolder) ? explanations : []), ...(partsOfFiles.get(path) ?? [])]
  if (parts.length === 0) return null
  try {
    return cutCode(code, parts)
  } catch (cause) {
    throw new Error(`${path} has changed: see scripts/lean/README.md`, { cause })
  }
}

/** One sentence for each library whose version differs from that of the tables. */
export function listOtherVersions(): string[] {
  const require = createRequire(import.meta.url)
  return Object.entries(writtenFor).flatMap(([name, version]) => {
    const installed: unknown = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'))
    const found = typeof installed === 'object' && installed !== null && 'version' in installed && installed.version
    return found === version
      ? []
      : [`${name} is ${String(found)}, and scripts/lean was written for ${version}: see scripts/lean/README.md.`]
  })
}

/**
 * Saves 25 kB of compressed script on every page. The build fails if a library has another version or other code, or if
 * a page uses code that was cut.
 */
export function leanLibraries(): Plugin {
  const missing = new Set(leanFiles)
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const others = listOtherVersions()
      if (others.length > 0) this.error(others.join('\n'))
    },
    transform(code, id) {
      if (!id.includes('/node_modules/')) {
        const uses = findSourceUses(code)
        if (uses.length > 0) this.error(`${id} uses ${uses.join(', ')}, which scripts/lean cuts out: see its README.md`)
        return null
      }
      const path = id.split('/node_modules/').at(-1) ?? id
      missing.delete(path)
      const lean = makeLean(path, code)
      return lean === null ? null : { code: lean, map: null }
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`No page has ${[...missing].join(', ')} any more: see scripts/lean/README.md`)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const uses = file.type === 'chunk' ? findBuiltUses(file.code) : []
        if (uses.length > 0)
          this.error(`${file.fileName} uses ${uses.join(', ')}, which scripts/lean cuts out: see its README.md`)
      }
    },
  }
}
