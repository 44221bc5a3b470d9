import { appendFileSync } from 'node:fs'

/**
 * Loaded into a node before its program: writes one line to STALL_FILE for every time that the event loop stops for
 * longer than 30 ms, with its length and the processor time that this process used meanwhile, both in milliseconds.
 * A stop with little processor time is the machine's: another process had the core.
 */
const file = process.env['STALL_FILE']
const everyMs = 5
const shortestMs = 30

if (file !== undefined) {
  let last = performance.now()
  let used = process.cpuUsage()
  setInterval(() => {
    const at = performance.now()
    const stopMs = at - last - everyMs
    const { user, system } = process.cpuUsage(used)
    if (stopMs > shortestMs) appendFileSync(file, `${stopMs.toFixed(0)} ${((user + system) / 1000).toFixed(0)}\n`)
    last = performance.now()
    used = process.cpuUsage()
  }, everyMs).unref()
}
