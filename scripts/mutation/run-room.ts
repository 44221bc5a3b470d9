import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import type { MutantResults, WorkerInput } from './mutant.ts'
import type { MutatedRoom } from './rooms.ts'

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
