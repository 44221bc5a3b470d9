import { finishMove } from '#data/move/finish-move.ts'
import type { MoveStep } from '#data/move/move-store.ts'
import { moveToPostgres } from '#data/move/move-to-postgres.ts'
import { cancelMove, prepareMove } from '#data/move/prepare-move.ts'
import type { StorePlace } from './backup.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'
import { toJsonLine } from './lead-text.ts'

const usage =
  'DATABASE_URL=postgres://… forecourt migrate-store [--prepare|--finish [--wait SECONDS]|--cancel] [--json]'
const defaultWaitSeconds = 600
const longestWaitSeconds = 86_400

/**
 * `migrate-store`: moves everything of the SQLite store of FORECOURT_DATA into the empty PostgreSQL database of
 * DATABASE_URL. Without an option at once, while no server runs; with `--prepare` and then `--finish` while servers run
 * almost to the end. `--cancel` gives a prepared move up. Status 2 without DATABASE_URL; 1 where it was not done.
 */
export async function run(args: string[], io: CommandIo, { url, directory }: StorePlace): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const words = readWords(args, {
    options: { json: flag, prepare: flag, finish: flag, cancel: flag, wait: { type: 'string' } },
  })
  if (!words.ok) return refuse(io, words.error, usage)
  if (words.value.positionals.length > 0) return refuse(io, 'migrate-store takes no names', usage)
  const { json, prepare, finish, cancel, wait } = words.value.values
  if ([prepare, finish, cancel].filter(Boolean).length > 1)
    return refuse(io, '--prepare, --finish and --cancel exclude each other', usage)
  const waitSeconds = wait === undefined ? defaultWaitSeconds : Number(wait)
  if (wait !== undefined && (!finish || !/^\d+$/.test(wait) || waitSeconds > longestWaitSeconds))
    return refuse(io, `--wait takes whole seconds up to ${longestWaitSeconds}, together with --finish`, usage)
  if (cancel) return report(io, json, await cancelMove(directory), describeCancelled)
  if (url === null) return refuse(io, 'DATABASE_URL must name the empty PostgreSQL database that takes the data', usage)
  const onStep = (step: MoveStep): void => {
    const line = json ? null : describeStep(step)
    if (line !== null) io.out(line)
  }
  const options = { directory, url, now: Date.now(), onStep }
  if (prepare) return report(io, json, await prepareMove(options), describePrepared)
  if (finish) return report(io, json, await finishMove({ ...options, waitMs: waitSeconds * 1000 }), describeFinished)
  return report(io, json, await moveToPostgres(options), describeMoved)
}

type Outcome<Done> = (Done & { readonly ok: true }) | { readonly ok: false; readonly error: string }
type DoneOf<Move extends (...args: never[]) => Promise<unknown>> = Extract<Awaited<ReturnType<Move>>, { ok: true }>

function report<Done>(
  io: CommandIo,
  json: boolean,
  outcome: Outcome<Done>,
  describe: (done: Done) => readonly string[],
): number {
  if (json) io.out(toJsonLine(outcome))
  if (!outcome.ok) {
    if (!json) io.err(outcome.error)
    return exitStatus.failed
  }
  if (!json) for (const line of describe(outcome)) io.out(line)
  return exitStatus.done
}

/** What a step means to whoever waits for the command; null: nothing. */
function describeStep(step: MoveStep): string | null {
  switch (step.kind) {
    case 'recording':
      return [
        ...(step.afresh === null ? [] : [`Begins anew, because ${step.afresh}.`]),
        'The SQLite store records its changes from now on. Copying; servers may go on …',
      ].join('\n')
    case 'table':
      return `  ${step.table}: ${format(step.rows)}`
    case 'round':
      return `  changed meanwhile: ${format(step.rows)}`
    case 'waiting':
      return 'All changes are copied. STOP THE SERVERS NOW; this command waits for it and copies the last changes …'
    case 'closed':
      return 'No server uses the SQLite store any more. Copying the last changes …'
    case 'marked':
    case 'copied':
    case 'complete':
    case 'renamed':
    case 'opened':
      return null
  }
}

function describeMoved({ tables, kept }: DoneOf<typeof moveToPostgres>): readonly string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Moved ${format(rows)} rows to PostgreSQL; each was compared with what is stored there.`,
    ...describeKept(kept),
  ]
}

function describePrepared({ tables, left }: DoneOf<typeof prepareMove>): readonly string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    tables.length === 0
      ? 'Continued the earlier copy; each changed row was compared with what is stored in PostgreSQL.'
      : `Copied ${format(rows)} rows to PostgreSQL; each was compared with what is stored there.`,
    `Left for later: ${format(left)}. The servers go on with the SQLite store, which records its changes.`,
    'Next: forecourt migrate-store --finish, within a day. To give up: forecourt migrate-store --cancel',
  ]
}

function describeFinished({ rows, kept, closedMs }: DoneOf<typeof finishMove>): readonly string[] {
  return [
    `Copied the last ${format(rows)} changed rows and compared the number of rows of every table.`,
    `No server could write for ${format(Math.ceil(closedMs))} ms of this command.`,
    ...describeKept(kept),
  ]
}

const describeKept = (kept: string): readonly string[] => [
  `The SQLite store is kept as ${kept}; delete it when you are content.`,
  'Start the servers with the same DATABASE_URL and the same FORECOURT_DATA.',
]

const describeCancelled = ({ wasPrepared }: DoneOf<typeof cancelMove>): readonly string[] => [
  wasPrepared
    ? 'The SQLite store records nothing any more. Drop the PostgreSQL database: its copy cannot be used.'
    : 'No move was prepared; nothing has changed.',
]

const format = (count: number): string => count.toLocaleString('en-AU')
