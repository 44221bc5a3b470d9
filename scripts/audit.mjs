// npm run audit [-- site … --all --dark]: what axe finds on the pages of the demo sites' sitemaps, at the widths of two
// phones and of a desktop, and whether a page is wider than the screen. `--dark` looks as a visitor who prefers dark.
// Leaves with status 1 when it finds anything. `-- --states folder` writes pictures of every state of card and page.
import { join } from 'node:path'
import { build, install, node, root, run } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

install()
installSystemPackages()
build()
const [first, ...rest] = process.argv.slice(2)
const [script, given] = first === '--states' ? ['states', rest] : ['main', process.argv.slice(2)]
run(node, [join(root, `scripts/audit/${script}.ts`), ...given], {
  env: { ...process.env, NODE_ENV: 'production' },
})
