import { readdirSync, readFileSync } from 'node:fs'

/** A process as Linux tells of it in /proc. */
interface RunningProcess {
  readonly pid: number
  readonly parent: number
  readonly usedMs: number
}

/** The kernel counts processor time in hundredths of a second. */
const tickMs = 10

/**
 * Processor time that all threads of a process have used so far, milliseconds, in ticks of 10 ms. Linux only.
 * @throws Error when there is no such process.
 */
export function readProcessorMs(pid: number): number {
  return readProcess(pid).usedMs
}

/** Processor time of each process that this one started, and that those started, by pid. Linux only. */
export function readDescendantsMs(): ReadonlyMap<number, number> {
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readProcess(Number(name))]
      } catch {
        // It has ended since the folder was read.
        return []
      }
    })
  const found = new Map<number, number>()
  let parents = new Set([process.pid])
  while (parents.size > 0) {
    const children = running.filter(({ parent }) => parents.has(parent))
    for (const { pid, usedMs } of children) found.set(pid, usedMs)
    parents = new Set(children.map(({ pid }) => pid))
  }
  return found
}

function readProcess(pid: number): RunningProcess {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The name stands in parentheses and may hold spaces. The parent is the second field after it, and the processor time
  // of the program and of the system are the twelfth and the next.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { pid, parent: Number(fields[1]), usedMs: (Number(fields[11]) + Number(fields[12])) * tickMs }
}
