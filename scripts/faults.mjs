// npm run faults [-- --seed N | --seeds N --from N] [--store sqlite|postgres]: fault injection. Clients use real nodes
// while faults are injected, and a checker verifies the guarantees. Exits with status 1 if one was violated.
import { join } from 'node:path'
import { build, install, node, root, run } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

install()
installSystemPackages()
build()
run(node, [join(root, 'tests/faults/main.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, NODE_ENV: 'production' },
})
