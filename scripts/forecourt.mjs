#!/usr/bin/env node
// The command `forecourt`: hands over to the pinned Node, which runs the TypeScript sources as they are.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from './prepare.mjs'

if (!existsSync(node)) {
  console.error('Packages are not installed yet: run `npm ci` (or `npm start`) first.')
  process.exit(1)
}
// A small nursery keeps an import of 100,000 rows some 50 MB smaller and costs it no time.
const command = spawn(node, ['--max-semi-space-size=8', join(root, 'src/cli/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
command.on('exit', (code) => process.exit(code ?? 1))
