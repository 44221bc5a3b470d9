// Loaded into a node before anything else (--import): gives the process a clock that its parent can move, as a machine
// has whose clock is wrong. Timers and monotonic clocks stay as they are.

const RealDate = Date
let shiftMs = 0

class MovedDate extends RealDate {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(RealDate.now() + shiftMs)
    else super(...given)
  }
  static override now(): number {
    return RealDate.now() + shiftMs
  }
}

globalThis.Date = MovedDate as DateConstructor

process.on('message', (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'shiftMs' in message) shiftMs = Number(message.shiftMs)
})
// The listener alone would keep the process alive.
process.channel?.unref()
