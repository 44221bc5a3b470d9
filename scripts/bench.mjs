// npm run bench [name …]: every figure beside its bar. Leaves with status 1 when a bar is missed.
import { join } from 'node:path'
import { serverFlags } from './bundled-programs.mjs'
import { build, install, node, root, run } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

install()
installSystemPackages()
build()
// Most parts serve in the process of the bench itself.
run(node, ['--expose-gc', ...serverFlags, join(root, 'bench/main.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, NODE_ENV: 'production' },
})
