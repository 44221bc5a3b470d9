import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findProgram, programs, serverFlags } from './bundled-programs.mjs'
import { node, root } from './prepare.mjs'
import { createRestartBackoff, lastingProblemStatus } from './restart-backoff.mjs'

/**
 * Runs the server with the demo sites until it ends, and leaves with its status; further words of the command go to it.
 * It is the bundled one where that is as the sources are, and under development the sources. The caller's environment
 * wins over `environment`. A crashed server is started again with exponential backoff, unless `restarts` is false.
 */
export function runServer(words, environment, { restarts = true } = {}) {
  const program = words.includes('--dev') ? join(root, programs.server) : findProgram('server')
  const backoff = createRestartBackoff()
  let server = null
  let pause = null

  function start() {
    const startedAt = performance.now()
    server = spawn(node, [...serverFlags, program, '--demo', ...words, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      env: { HOST: '127.0.0.1', ...environment, ...process.env },
    })
    server.on('exit', (code, signal) => {
      server = null
      const pauseMs = restarts ? backoff.pauseAfter({ code, signal, ranMs: performance.now() - startedAt }) : null
      if (pauseMs === null) {
        if (restarts && code === lastingProblemStatus)
          console.error('The server is not started again: another start would fail in the same way.')
        process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
      }
      console.error(
        `The server ended unexpectedly (${signal === null ? `status ${code}` : signal}). ` +
          `It is started again in ${pauseMs / 1000} s.`,
      )
      pause = setTimeout(start, pauseMs)
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      clearTimeout(pause)
      if (server === null) process.exit(0)
      server.kill(signal)
    })
  }
  start()
}
