// npm run faults [-- --seed N | --seeds N --from N] [--store sqlite|postgres]: clients work on real nodes while faults
// strike, and a checker proves that every promise was kept. Leaves with status 1 when one was broken.
import { join } from 'node:path'
import { build, install, node, root, run } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

install()
installSystemPackages()
build()
run(node, [join(root, 'tests/faults/main.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, NODE_ENV: 'production' },
})
