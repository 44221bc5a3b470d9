// npm run cluster: HAProxy, three web nodes and PostgreSQL with a standby on loopback, from the files of deploy/.
// `npm run cluster -- --measure` prints what failures cost beside the bars. PORT chooses the first of its ports.
import { join } from 'node:path'
import { build, install, node, root } from './prepare.mjs'
import { installClusterPackages } from './system-packages.mjs'
import { spawn } from 'node:child_process'

install()
build()
installClusterPackages()
const cluster = spawn(node, [join(root, 'scripts/cluster/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
// The terminal sends Ctrl-C to both; this process waits for the other, which stops what it started.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (signal === 'SIGTERM') cluster.kill(signal)
  })
cluster.on('exit', (code) => process.exit(code ?? 1))
