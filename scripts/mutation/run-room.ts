import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node'
import type { MutantResults, WorkerInput } from './mutant.ts'
import type { MutatedRoom } from './rooms.ts'

/** Runs the test files in the order of the room's patterns: the earlier a mutant is killed, the less is repeated. */
function createSequencer(room: MutatedRoom, root: string): typeof BaseSequencer {
  const ranks = new Map<string, number>()
  for (const [rank, pattern] of room.tests.entries())
    for (const file of globSync(pattern, { cwd: root }).sort())
      if (!ranks.has(file)) ranks.set(file, rank * 1_000 + ranks.size)
  const rankOf = ({ moduleId }: TestSpecification): number => ranks.get(relative(root, moduleId)) ?? 0
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((a, b) => rankOf(a) - rankOf(b))
    }
  }
}

/**
 * Runs the room's tests over the instrumented sources and gives the result of each pending mutant. Throws where a test
 * fails without a mutant.
 */
export async function runRoom(
  room: MutatedRoom,
  root: string,
  instrumented: ReadonlyMap<string, string>,
  pending: readonly string[],
): Promise<MutantResults> {
  const folder = join(root, '.cache/mutation')
  const inputFile = join(folder, `${room.name}.input.json`)
  const resultFile = join(folder, `${room.name}.output.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(resultFile, { force: true })
  writeFileSync(inputFile, JSON.stringify({ root, pending, resultFile } satisfies WorkerInput))
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      include: [...room.tests],
      env: { FORECOURT_MUTANTS: inputFile },
      runner: join(root, 'scripts/mutation/mutant-runner.ts'),
      sequence: { sequencer: createSequencer(room, root) },
      // One worker holds the results of all files.
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      // A mutant has no address of its own: the cache would answer with the sources of another run.
      fsModuleCache: false,
      // A file takes as long as its mutants, which says nothing of its tests.
      testTimeout: 60_000,
      teardownTimeout: 60_000,
      reporters: [],
    },
    {
      plugins: [
        { name: 'mutants', enforce: 'pre', load: (id: string) => instrumented.get(id.split('?')[0] ?? id) ?? null },
      ],
    },
  )
  const failed = vitest.state.getFailedFilepaths()
  await vitest.close()
  if (failed.length > 0) throw new Error(`These tests fail without a mutant: ${failed.join(', ')}`)
  return JSON.parse(readFileSync(resultFile, 'utf8')) as MutantResults
}
