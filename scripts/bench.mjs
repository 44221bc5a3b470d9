// npm run bench [name …]: every figure beside its bar. Leaves with status 1 when a bar is missed.
import { join } from 'node:path'
import { build, install, node, root, run } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

install()
installSystemPackages()
build()
run(node, ['--expose-gc', join(root, 'bench/main.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, NODE_ENV: 'production' },
})
