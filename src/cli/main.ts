import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { importQueryLimitMs, openCurrentDatabase, openDatabase } from '#data/open-database.ts'
import type { Database } from '#data/database.ts'
import { readEnvironment } from '#server/environment.ts'
import { describeStartProblem } from '#server/start-problem.ts'
import type { StorePlace } from './backup.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { toJsonLine } from './lead-text.ts'
import { describeUnknownCommand } from './unknown-command.ts'

const usage = `forecourt: many dealer sites, one platform

  forecourt sites check [FILE|FOLDER …]        checks site files, also against stored sites; applies nothing
  forecourt sites apply FILE|FOLDER …          checks, then stores; running nodes follow within seconds
        [--take-hosts] [--bring-back]          … hosts that another site left; the slug of a removed site
  forecourt sites list                         stored sites and removed sites
  forecourt sites explain SITE|FILE [PATH]     a value and where it came from
  forecourt sites history SITE [--limit N]     versions, newest first, and what changed
  forecourt sites rollback SITE VERSION        stores an earlier version again, as a new one
  forecourt sites export SITE [--version N]    the file of a stored site
        [--output FILE [--force]]
  forecourt sites offline SITE [--until TIME]  answers 503 with a page in the site's look
        [--reason TEXT]
  forecourt sites online SITE                  answers again
  forecourt sites remove SITE [--confirm SITE] lists what is deleted and what is kept, then removes
        (every command on sites takes --json)
  forecourt stock import SITE FEED             imports a CSV, JSON or XML feed
        [--mapping FILE] [--dry-run [--preview N]] [--allow GUARD,…]
        [--as-of DATE] [--json] [--verbose]
  forecourt stock report SITE                  the last imports
        [--limit N] [--json] [--verbose]
  forecourt search config --own N --directory PATH HOST:PORT:AGENTPORT…
                                               writes the configuration of a Sphinx daemon (SEARCH_URL)
  forecourt search explain SITE QUERY-STRING   explains how a search was understood and answered
  forecourt leads list SITE                    leads, newest first, with the state of their delivery
        [--state waiting|delivered|failed|held] [--since DATE] [--until DATE]
        [--email E-MAIL] [--phone NUMBER] [--limit N] [--json]
  forecourt leads show SITE ID [--json]        one lead, with the receipt or the error of each receiver
  forecourt leads retry SITE ID|--failed       retries failed deliveries
        [--to-current-receivers]               … with the receivers of the current configuration
  forecourt leads release SITE ID|--all        delivers leads that were held as suspected spam
  forecourt leads dismiss SITE ID …            gives failed deliveries up for good, and keeps why
        --reason TEXT
  forecourt leads free-slot SITE ID            lets visitors book the time of a cancelled test drive again
  forecourt leads test SITE [--json]           sends one lead, marked as a test, to every receiver
  forecourt leads export SITE                  everything stored of leads, as JSON lines; options as of list
  forecourt leads erase SITE ID …              erases personal data for good
        [--email E-MAIL] [--phone NUMBER] --yes
  forecourt holds list SITE [--limit N]        reservations, newest first, with the state of the deposit
  forecourt holds refund SITE ID               ends a reservation and refunds the deposit
  forecourt holds complete SITE ID             completes the sale: captures the deposit
  forecourt payments list SITE [--limit N]     online payments, newest first
  forecourt feeds run SITE [FEED]              fetches feeds of stock now and imports them
        [--dry-run [--preview N]] [--allow GUARD,…] [--verbose] [--json]
  forecourt feeds status [SITE] [--json]       the state of each feed, and when it is fetched next
  forecourt feeds history SITE [FEED]          the last runs, newest first
        [--limit N] [--json]
  forecourt feeds address SITE                 secret addresses of the site's outbound feeds
  forecourt backup FILE                        copies the SQLite store, also while it is in use
  forecourt restore FILE [--stopped]           restores a backup; servers must be stopped
  forecourt migrate-store [--json]             moves the SQLite store to an empty PostgreSQL database (DATABASE_URL)
        --prepare                              … copies it while servers run; repeat it for later changes
        --finish [--wait SECONDS]              … waits until the servers have stopped, then copies the last changes
        --cancel                               … gives a prepared move up

Every command on stock, leads, holds and payments takes --json: objects for a program, one a line.
Settings come from the environment: DATABASE_URL (PostgreSQL; else SQLite), FORECOURT_DATA (default ./data).`

type Command =
  | { readonly needs: 'database'; readonly run: (args: string[], io: CommandIo, database: Database) => Promise<number> }
  /** Opens the database if it exists and is of this version; neither creates nor changes one. */
  | {
      readonly needs: 'database if there is one'
      readonly run: (args: string[], io: CommandIo, database: Database | null) => Promise<number>
    }
  /** Works on the files of the store and opens no database. */
  | { readonly needs: 'place'; readonly run: (args: string[], io: CommandIo, place: StorePlace) => Promise<number> }

/** Commands by name, which is one word or two. Their modules are loaded on demand. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'sites check': async () => ({ needs: 'database if there is one', run: (await import('./sites-check.ts')).run }),
  'sites explain': async () => {
    const [{ run }, { createFindStoredSite }] = await Promise.all([
      import('./sites-explain.ts'),
      import('./find-stored-site.ts'),
    ])
    return {
      needs: 'database if there is one',
      run: (args, io, database) => (database === null ? run(args, io) : run(args, io, createFindStoredSite(database))),
    }
  },
  'sites apply': async () => ({ needs: 'database', run: (await import('./sites-apply.ts')).run }),
  'sites history': async () => ({ needs: 'database', run: (await import('./sites-history.ts')).run }),
  'sites rollback': async () => ({ needs: 'database', run: (await import('./sites-rollback.ts')).run }),
  'sites export': async () => ({ needs: 'database', run: (await import('./sites-export.ts')).run }),
  'sites offline': async () => ({ needs: 'database', run: (await import('./sites-offline.ts')).runOffline }),
  'sites online': async () => ({ needs: 'database', run: (await import('./sites-offline.ts')).runOnline }),
  'sites remove': async () => ({ needs: 'database', run: (await import('./sites-remove.ts')).run }),
  backup: async () => ({ needs: 'place', run: (await import('./backup.ts')).runBackup }),
  restore: async () => ({ needs: 'place', run: (await import('./backup.ts')).runRestore }),
  'migrate-store': async () => {
    const { run } = await import('./migrate-store.ts')
    return {
      needs: 'place',
      run(args, io, place) {
        // The copy beside a server leaves the processor to visitors; nobody waits for it.
        if (args.includes('--prepare')) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
        return run(args, io, place)
      },
    }
  },
  'sites list': async () => ({ needs: 'database', run: (await import('./sites-list.ts')).run }),
  'stock import': async () => {
    const [{ run }, { createStockServices }] = await Promise.all([
      import('./stock-import.ts'),
      import('./open-stock.ts'),
    ])
    return {
      needs: 'database',
      run(args, io, database) {
        // On a machine that also serves, visitors go first.
        setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
        return run(args, io, createStockServices(database))
      },
    }
  },
  'stock report': async () => {
    const [{ run }, { createStockServices }] = await Promise.all([
      import('./stock-report.ts'),
      import('./open-stock.ts'),
    ])
    return { needs: 'database', run: (args, io, database) => run(args, io, createStockServices(database)) }
  },
  'leads list': async () => ({ needs: 'database', run: (await import('./leads-list.ts')).run }),
  'leads show': async () => ({ needs: 'database', run: (await import('./leads-show.ts')).run }),
  'leads retry': async () => ({ needs: 'database', run: (await import('./leads-retry.ts')).runRetry }),
  'leads release': async () => ({ needs: 'database', run: (await import('./leads-retry.ts')).runRelease }),
  'leads dismiss': async () => ({ needs: 'database', run: (await import('./leads-dismiss.ts')).run }),
  'leads free-slot': async () => ({ needs: 'database', run: (await import('./leads-free-slot.ts')).run }),
  'leads test': async () => ({ needs: 'database', run: (await import('./leads-test.ts')).run }),
  'leads export': async () => ({ needs: 'database', run: (await import('./leads-export.ts')).run }),
  'leads erase': async () => ({ needs: 'database', run: (await import('./leads-erase.ts')).run }),
  'payments list': async () => ({ needs: 'database', run: (await import('./payments.ts')).runList }),
  'holds list': async () => ({ needs: 'database', run: (await import('./holds.ts')).runList }),
  'holds refund': async () => ({ needs: 'database', run: (await import('./holds.ts')).runRefund }),
  'holds complete': async () => ({ needs: 'database', run: (await import('./holds.ts')).runComplete }),
  'feeds run': async () => ({ needs: 'database', run: (await import('./feeds-run.ts')).run }),
  'feeds status': async () => ({ needs: 'database', run: (await import('./feeds-status.ts')).run }),
  'feeds history': async () => ({ needs: 'database', run: (await import('./feeds-history.ts')).run }),
  'feeds address': async () => ({ needs: 'database', run: (await import('./feeds-address.ts')).run }),
  'search config': async () => ({ needs: 'place', run: (await import('./search-config.ts')).run }),
  'search explain': async () => ({ needs: 'database', run: (await import('./search-explain.ts')).run }),
}

const io: CommandIo = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  cwd: process.cwd(),
  isTerminal: process.stdout.isTTY,
  ...(process.stdin.isTTY ? { ask: askPerson } : {}),
}

/** Asks on standard error, so that standard output holds the result alone. */
async function askPerson(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

async function main(words: readonly string[]): Promise<number> {
  const [first = ''] = words
  const length = Object.hasOwn(commands, first) ? 1 : 2
  const name = words.slice(0, length).join(' ')
  if (words.length === 0 || words[0] === 'help' || words.includes('--help') || words.includes('-h')) {
    io.out(usage)
    return exitStatus.done
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) {
    io.err(describeUnknownCommand(words, Object.keys(commands)))
    return exitStatus.refused
  }
  const command = await load()
  const args = words.slice(length)

  const read = readEnvironment(process.env, process.cwd())
  if (!read.ok) {
    io.err(read.error)
    return exitStatus.failed
  }
  // As in the server, created files are readable by this user only.
  process.umask(0o077)
  const { databaseUrl: url, dataDirectory: directory } = read.environment
  if (command.needs === 'place') return command.run(args, io, { url, directory })
  const isOptional = command.needs === 'database if there is one'
  if (isOptional && url === null && !existsSync(join(directory, 'forecourt.sqlite'))) return command.run(args, io, null)
  const options = { url, directory, queryLimitMs: importQueryLimitMs }
  const database = await (isOptional ? openCurrentDatabase(options) : openDatabase(options))
  if (database === null) {
    io.err(
      'The database was created by an earlier version of the platform. This command migrates nothing, so it does not ' +
        'read it.',
    )
    return isOptional ? command.run(args, io, null) : exitStatus.failed
  }
  try {
    return await command.run(args, io, database)
  } finally {
    await database.close()
  }
}

// A reader may close the output early (`| head`); this is not an error and does not stop an import.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const problem = describeStartProblem(error)
  if (process.argv.includes('--json')) io.out(toJsonLine({ ok: false, error: problem }))
  io.err(problem)
  process.exitCode = exitStatus.failed
}
