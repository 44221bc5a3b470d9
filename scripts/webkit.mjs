// npm run webkit: a visitor's journey in WebKitGTK, the engine of Safari as Debian builds it, on a phone and a desktop.
// Leaves with status 1 when a step does not hold.
import { join } from 'node:path'
import { build, install, node, root, run } from './prepare.mjs'
import { installWebKitPackages } from './system-packages.mjs'

install()
installWebKitPackages()
build()
run(node, [join(root, 'scripts/webkit/main.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, NODE_ENV: 'production' },
})
