import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

// Loaded into a node, and thereby into its threads, before anything else (--import). It lets the parent process shift
// the wall clock, to simulate a machine with a wrong clock. Timers and monotonic clocks are not affected.

const RealDate = Date
const place = 'the shift of the clock, in milliseconds'
// Shared memory, so that the clock shifts for all threads at once.
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
  // The listener must not keep the process alive.
  process.channel?.unref()
}
