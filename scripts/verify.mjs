// npm run verify: the quick half of npm test (types, format, lint, sizes, boundaries, unused
// code, unit tests), for use before each commit.
import { join } from 'node:path'
import { install, node, root, run } from './prepare.mjs'

install()
const bin = (name) => join(root, 'node_modules/.bin', name)
run(node, [bin('react-router'), 'typegen'])
run(node, [bin('tsc'), '--noEmit'])
run(node, [bin('oxfmt'), '--check', '.'])
run(node, [bin('oxlint'), '--type-aware'])
run(node, [join(root, 'scripts/sizes.mjs')])
run(node, [join(root, 'scripts/boundaries.mjs')])
run(node, [bin('knip')])
run(node, [bin('vitest'), 'run', '--project', 'unit'])
