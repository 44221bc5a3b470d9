// npm start: a fresh clone becomes a running platform with the demo sites. Extra words go to the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, node, root } from './prepare.mjs'

install()
build()
const server = spawn(node, [join(root, 'src/server/main.ts'), '--demo', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', HOST: '127.0.0.1', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
