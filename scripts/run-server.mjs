import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { node, root } from './prepare.mjs'

/** Runs the server with the demo sites until it ends, and leaves with its status; further words of the command go to it. The caller's environment wins over `environment`. */
export function runServer(words, environment) {
  const server = spawn(node, [join(root, 'src/server/main.ts'), '--demo', ...words, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env: { HOST: '127.0.0.1', ...environment, ...process.env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}
