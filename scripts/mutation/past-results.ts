import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MutatedSources } from './make-mutants.ts'
import type { Mutant, MutantResult, MutantResults } from './mutant.ts'
import type { MutatedRoom } from './rooms.ts'

interface Kept extends MutantResult {
  /** Hash of what has to be as it was for the result to hold. */
  readonly holdsFor: string
}

const hash = (...texts: readonly string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex')

/**
 * Results of earlier runs. A kill holds while the mutated file and the test file that killed it are unchanged; a
 * mutant that survived is tried again after any change of the room's sources or tests.
 */
export class PastResults {
  readonly #file: string
  readonly #sources: MutatedSources
  readonly #tests: ReadonlyMap<string, string>
  readonly #everything: string
  readonly #places: ReadonlyMap<string, string>

  constructor(room: MutatedRoom, root: string, sources: MutatedSources) {
    this.#file = join(root, '.cache/mutation', `${room.name}.json`)
    this.#sources = sources
    this.#tests = new Map(
      globSync([...room.tests], { cwd: root })
        .sort()
        .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    )
    this.#everything = hash(...[...sources.originals].flat(), ...[...this.#tests].flat())
    const counts = new Map<string, number>()
    this.#places = new Map(
      sources.mutants.map(({ id, file }) => {
        const place = (counts.get(file) ?? 0) + 1
        counts.set(file, place)
        return [id, `${file}#${place}`]
      }),
    )
  }

  read(): MutantResults {
    if (!existsSync(this.#file)) return {}
    const kept = JSON.parse(readFileSync(this.#file, 'utf8')) as Readonly<Record<string, Kept>>
    return Object.fromEntries(
      this.#sources.mutants.flatMap((mutant) => {
        const past = kept[this.#places.get(mutant.id) ?? '']
        return past === undefined || past.holdsFor !== this.#premise(mutant, past) ? [] : [[mutant.id, past] as const]
      }),
    )
  }

  write(results: MutantResults): void {
    const kept = this.#sources.mutants.flatMap((mutant) => {
      const result = results[mutant.id]
      if (result === undefined) return []
      const { status, killedBy } = result
      return [[this.#places.get(mutant.id), { status, killedBy, holdsFor: this.#premise(mutant, result) }] as const]
    })
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(kept)))
  }

  #premise({ file }: Mutant, { killedBy }: MutantResult): string {
    if (killedBy === null) return this.#everything
    return hash(this.#sources.originals.get(file) ?? '', killedBy, this.#tests.get(killedBy) ?? '')
  }
}
