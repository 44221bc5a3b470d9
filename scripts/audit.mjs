// npm run audit [-- site … --all]: what axe finds on the pages of the demo sites' sitemaps, at the width of a phone and
// of a desktop. Leaves with status 1 when it finds anything.
import { join } from 'node:path'
import { build, install, node, root, run } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

install()
installSystemPackages()
build()
run(node, [join(root, 'scripts/audit/main.ts'), ...process.argv.slice(2)], {
  env: { ...process.env, NODE_ENV: 'production' },
})
