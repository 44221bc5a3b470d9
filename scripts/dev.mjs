// npm run dev: the server with pages compiled as they change. Server code needs a restart, pages do not.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './prepare.mjs'

install()
const server = spawn(node, [join(root, 'src/server/main.ts'), '--demo', '--dev', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env: { NODE_ENV: 'development', ...process.env } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
