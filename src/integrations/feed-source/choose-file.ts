import { FetchProblem } from './feed-source.ts'
import { requireSize } from './write-feed-file.ts'

/** A file of a folder, as its server lists it. */
export interface ListedFile {
  readonly name: string
  readonly bytes: number
  /** Epoch milliseconds of its last change, by the clock of its server. */
  readonly changedAt: number
}

export type FileChoice =
  | { readonly kind: 'none' }
  /** Only files that are still being written. */
  | { readonly kind: 'unfinished'; readonly file: ListedFile }
  /** `isNewest` false: a newer one is still being written. */
  | { readonly kind: 'file'; readonly file: ListedFile; readonly isNewest: boolean }

/** Files of a folder that are looked at; in a larger folder nothing is chosen. */
export const mostFiles = 10_000

/** Endings under which transfer programs write what is not whole yet. */
const partial = /\.(?:part|partial|filepart|tmp|temp|crdownload|uploading|writing)$/i

/**
 * Whether a name has the form of a pattern, in which '*' stands for any characters. Upper and lower case differ. Takes
 * time linear in the name for each part of the pattern.
 */
export function matchesPattern(pattern: string, name: string): boolean {
  const parts = pattern.split('*')
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return name === pattern
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return name.length - last.length >= at && name.endsWith(last)
}

/**
 * A file counts as finished when it has not changed for `settleMs`. A time ahead of this machine's clock comes from
 * another clock and proves nothing; whoever reads the file compares it before and after.
 */
export function isFinished({ changedAt }: ListedFile, now: number, settleMs: number): boolean {
  return changedAt > now || now - changedAt >= settleMs
}

/** A file that is not finished, with what to do: 'a.csv is still being written: unchanged for 2 of 5 seconds; …'. */
function describeUnfinished(
  { name, changedAt }: Pick<ListedFile, 'name' | 'changedAt'>,
  now: number,
  settleMs: number,
): string {
  const seconds = (ms: number): number => Math.max(0, Math.floor(ms / 1000))
  const waited = `unchanged for ${seconds(now - changedAt)} of ${seconds(settleMs)} seconds`
  return `${stillWritten(name)}: ${waited}; ${nextStep}`
}

const nextStep = 'run it again, or wait for the schedule'

/** The same for a file that changed while it was read, or whose time is not looked at. */
export const describeChanging = (name: string): string => `${stillWritten(name)}; ${nextStep}`

const stillWritten = (name: string): string => `${name} is still being written`

/** The newest finished file of a folder that has the form of `pattern`; hidden and partial files are left out. */
export function chooseFile(
  files: readonly ListedFile[],
  { pattern, now, settleMs }: { readonly pattern: string; readonly now: number; readonly settleMs: number },
): FileChoice {
  const candidates = files
    .filter(({ name }) => !name.startsWith('.') && !partial.test(name) && matchesPattern(pattern, name))
    .toSorted((a, b) => b.changedAt - a.changedAt || (a.name < b.name ? 1 : -1))
  const [newest] = candidates
  if (newest === undefined) return { kind: 'none' }
  const file = candidates.find((candidate) => isFinished(candidate, now, settleMs))
  if (file === undefined) return { kind: 'unfinished', file: newest }
  return { kind: 'file', file, isNewest: file === newest }
}

/**
 * The file of a choice that is to be read, and what identifies its state; null: that of the last import (`known`).
 * Throws FetchProblem with what to do where there is none, or none that is finished and small enough.
 */
export function requireFile(
  choice: FileChoice,
  {
    missing,
    known,
    now,
    settleMs,
    maxBytes,
  }: {
    /** The problem where there is no file, in words. */
    readonly missing: string
    readonly known: string | null
    readonly now: number
    readonly settleMs: number
    readonly maxBytes: number
  },
): { readonly file: ListedFile; readonly state: string } | null {
  if (choice.kind === 'none') throw new FetchProblem('retry', missing)
  if (choice.kind === 'unfinished') throw new FetchProblem('retry', describeUnfinished(choice.file, now, settleMs))
  const { file } = choice
  const state = buildFileValidator(file)
  if (state === known) {
    if (choice.isNewest) return null
    throw new FetchProblem('retry', describeChanging('a newer file'))
  }
  requireSize(file.bytes, maxBytes)
  return { file, state }
}

/** Identifies the state of a file: its name, size and time. */
export const buildFileValidator = ({ name, bytes, changedAt }: ListedFile): string => `${name}|${bytes}|${changedAt}`
