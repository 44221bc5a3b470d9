import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Mutant } from './mutant.ts'
import type { MutatedRoom } from './rooms.ts'

/**
 * Changed texts are left out: most texts are messages or names that the compiler checks, and a test that repeats each
 * of them proves nothing. Texts that a requirement quotes have tests of their own.
 */
const excludedMutations = ['StringLiteral']

/** Mutators that empty a row of a table. */
const tableMutators: ReadonlySet<string> = new Set(['ArrayDeclaration', 'ObjectLiteral'])

const ignore = (): void => undefined
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
}

export interface MutatedSources {
  readonly mutants: readonly Mutant[]
  /** Source that holds every mutant behind a switch, by absolute path. */
  readonly instrumented: ReadonlyMap<string, string>
  /** Original source by path relative to the repository. */
  readonly originals: ReadonlyMap<string, string>
}

/** Makes the mutants of a room and the sources that hold them. */
export async function makeMutants(room: MutatedRoom, root: string): Promise<MutatedSources> {
  const files = globSync([...room.mutate], { cwd: root, exclude: [...room.exclude] })
    .filter((file) => !/\.(?:test|testkit)\.ts$/.test(file))
    .sort()
  const tables = new Set(globSync([...room.tables], { cwd: root }))
  const originals = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const { files: written, mutants } = await new Instrumenter(silent).instrument(
    [...originals].map(([file, content]) => ({ name: join(root, file), mutate: true, content })),
    { excludedMutations, ignorers: [], plugins: null },
  )
  return {
    originals,
    instrumented: new Map(written.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .filter(({ fileName, mutatorName }) => !tableMutators.has(mutatorName) || !tables.has(relative(root, fileName)))
      .map(({ id, fileName, location, mutatorName, replacement }) => {
        const file = relative(root, fileName)
        const lines = (originals.get(file) ?? '').split('\n')
        const { start, end } = location
        const last = start.line === end.line ? end.column : undefined
        return {
          id,
          file,
          line: start.line + 1,
          column: start.column + 1,
          mutator: mutatorName,
          original: `${(lines[start.line] ?? '').slice(start.column, last)}${last === undefined ? ' …' : ''}`,
          replacement,
        }
      }),
  }
}
