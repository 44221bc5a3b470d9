/**
 * Milliseconds by the clock; `processor` is the mean that the thread itself was running, which other programs do not
 * lengthen.
 */
export interface Times {
  readonly median: number
  readonly p99: number
  readonly processor: number
}

/** Runs warm up first, then are timed one by one. */
export function measureTimes(runs: number, warmUp: number, run: (turn: number) => void): Times {
  for (let turn = 0; turn < warmUp; turn += 1) run(turn)
  const times: number[] = []
  const before = process.threadCpuUsage()
  for (let turn = 0; turn < runs; turn += 1) {
    const started = performance.now()
    run(turn)
    times.push(performance.now() - started)
  }
  const { user, system } = process.threadCpuUsage(before)
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p99: at(0.99), processor: (user + system) / 1000 / runs }
}

export function formatMs(ms: number): string {
  return `${ms < 1 ? ms.toFixed(3) : ms < 100 ? ms.toFixed(2) : ms.toFixed(0)} ms`
}

export function formatTimes({ median, p99, processor }: Times): string {
  return `${formatMs(median)} (p99 ${formatMs(p99)}, processor ${formatMs(processor)})`
}
