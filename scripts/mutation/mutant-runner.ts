import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { TestRunner, vi, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { collectTests } from 'vitest/internal/browser'
import type { MutantResult, WorkerInput } from './mutant.ts'

type Hits = Record<string, number>

/** The switch and the counters that instrumented sources read and write. */
interface Switchboard {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  /** How often the active mutant ran; instrumented code throws beyond `hitLimit`. */
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
}

interface Worker {
  readonly input: WorkerInput
  readonly results: Record<string, MutantResult>
}

const holder = globalThis as { __stryker__?: Switchboard; forecourtMutation?: Worker }
const board = (holder.__stryker__ ??= {})
// Instrumented sources keep the first object that they see, so it is emptied and never replaced.
const coverage = (board.mutantCoverage ??= { static: {}, perTest: {} })

function readInput(): Worker {
  const input = JSON.parse(readFileSync(String(process.env['FORECOURT_MUTANTS']), 'utf8')) as WorkerInput
  const uncovered: MutantResult = { status: 'uncovered', killedBy: null }
  return { input, results: Object.fromEntries(input.pending.map((id) => [id, uncovered])) }
}

const worker = (holder.forecourtMutation ??= readInput())

const testsOf = (suite: RunnerTestSuite): readonly RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task])).filter(({ mode }) => mode === 'run')

const finished = new Set(['killed', 'timeout'])

/**
 * Runs each test file as usual, which tells which test reaches which mutant. Then it switches on one mutant after the
 * other and repeats the tests that reach it, in the same process, until one fails.
 */
export default class MutantRunner extends TestRunner {
  onBeforeCollect(): void {
    this.switchOff()
    coverage.static = {}
    coverage.perTest = {}
    // Every file loads the sources anew, so that what runs while they load counts for each file.
    vi.resetModules()
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    board.currentTestId = test.id
    super.onBeforeTryTask(test, options)
  }

  onTaskFinished(): void {
    board.currentTestId = undefined
  }

  // Vitest awaits the result, although the class that it exports declares `void`.
  // oxlint-disable-next-line typescript/no-misused-promises
  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    for (const file of files) await this.judge(file)
    writeFileSync(worker.input.resultFile, JSON.stringify(worker.results))
    super.onAfterRunFiles(files)
  }

  private async judge(file: RunnerTestFile): Promise<void> {
    const tests = testsOf(file)
    // A test that fails without a mutant would kill every mutant; the run as a whole fails for it.
    if (file.result?.state === 'fail' || tests.some(({ result }) => result?.state !== 'pass')) return
    const quickestFirst = tests.toSorted((a, b) => (a.result?.duration ?? 0) - (b.result?.duration ?? 0))
    const loading = { ...coverage.static }
    const reached = new Map(Object.entries(coverage.perTest))
    let current: readonly RunnerTestCase[] = quickestFirst
    let stale = false
    const reload = async (): Promise<boolean> => {
      const again = await this.collectAgain(file.filepath)
      const byId = new Map((again === null ? [] : testsOf(again)).map((test) => [test.id, test]))
      current = quickestFirst.flatMap(({ id }) => byId.get(id) ?? [])
      // A mutant that empties a table of cases makes no test fail, but the table was noticed to be empty.
      return again !== null && current.length === quickestFirst.length
    }
    const findKiller = async (id: string, limit: number, freshly: boolean): Promise<RunnerTestCase | 'load' | null> => {
      if (stale && !freshly) await reload()
      stale = freshly
      this.switchOn(id, limit)
      if (freshly && !(await reload())) return 'load'
      for (const test of current) {
        if (!freshly && reached.get(test.id)?.[id] === undefined) continue
        board.hitCount = 0
        if (!(await passes(test))) return test
      }
      return null
    }
    const candidates = worker.input.pending.filter((id) => !finished.has(worker.results[id]?.status ?? ''))
    const runsOnLoading = (id: string): boolean => loading[id] !== undefined
    // Those that need freshly loaded sources come last, so that the others share what is loaded already.
    for (const id of candidates.toSorted((a, b) => Number(runsOnLoading(a)) - Number(runsOnLoading(b)))) {
      const hits = [loading, ...reached.values()].reduce((sum, { [id]: count = 0 }) => sum + count, 0)
      if (hits === 0) continue
      const limit = hits * 100 + 1_000
      let killer = await findKiller(id, limit, runsOnLoading(id))
      const ran = board.hitCount ?? 0
      this.switchOff()
      if (!runsOnLoading(id)) {
        // What an earlier call left in a cache can hide a mutant, or make a test fail that the mutant did not break.
        const hidden = killer === null && ran === 0
        const doubtful = killer !== null && killer !== 'load' && !(await passes(killer))
        if (hidden || doubtful) killer = await findKiller(id, limit, true)
      }
      const timedOut = (board.hitCount ?? 0) > limit || ran > limit
      this.switchOff()
      worker.results[id] =
        killer === null
          ? { status: 'survived', killedBy: null }
          : { status: timedOut ? 'timeout' : 'killed', killedBy: relative(worker.input.root, file.filepath) }
    }
    const left = candidates.filter((id) => !finished.has(worker.results[id]?.status ?? '')).length
    process.stderr.write(`  ${file.name}: killed ${candidates.length - left} mutants, ${left} are left\n`)
  }

  /** The tests of the file over freshly loaded sources; null where loading fails. */
  private async collectAgain(filepath: string): Promise<RunnerTestFile | null> {
    vi.resetModules()
    // The runner reports what it collects; a repetition is nobody's news.
    const quiet = new Proxy<TestRunner>(this, {
      get: (target, name) =>
        ['onBeforeCollect', 'onCollectStart', 'onCollected'].includes(String(name))
          ? undefined
          : Reflect.get(target, name, target),
    })
    const [file] = await collectTests([{ filepath, fileTags: [], testLocations: undefined }], quiet)
    return file === undefined || file.result?.state === 'fail' ? null : file
  }

  private switchOn(id: string, hitLimit: number): void {
    Object.assign(board, { activeMutant: id, hitCount: 0, hitLimit })
  }

  private switchOff(): void {
    Object.assign(board, { activeMutant: undefined, currentTestId: undefined, hitLimit: undefined })
  }
}

async function passes(test: RunnerTestCase): Promise<boolean> {
  try {
    await TestRunner.getTestFn(test)()
    return true
  } catch {
    return false
  }
}
