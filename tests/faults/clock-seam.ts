import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

// Loaded into a node before anything else (--import), and by that into its threads: gives the process a clock that its
// parent can move, as a machine has whose clock is wrong. Timers and monotonic clocks stay as they are.

const RealDate = Date
const place = 'the shift of the clock, in milliseconds'
// Threads see the same memory, so that the clock moves for all of them at once.
if (isMainThread) setEnvironmentData(place, new Float64Array(new SharedArrayBuffer(8)))
const memory = getEnvironmentData(place) as unknown as Float64Array
const getShift = (): number => memory[0] ?? 0

class MovedDate extends RealDate {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(RealDate.now() + getShift())
    else super(...given)
  }
  static override now(): number {
    return RealDate.now() + getShift()
  }
}

globalThis.Date = MovedDate as DateConstructor

if (isMainThread) {
  process.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'shiftMs' in message) memory[0] = Number(message.shiftMs)
  })
  // The listener alone would keep the process alive.
  process.channel?.unref()
}
