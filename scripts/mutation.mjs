// npm run mutation [-- room …]: mutation score of each room and in all, with the mutants that no test killed.
// Leaves with status 1 when a room is below the bar.
import { join } from 'node:path'
import { install, node, root, run } from './prepare.mjs'

install()
run(node, [join(root, 'scripts/mutation/main.ts'), ...process.argv.slice(2)])
