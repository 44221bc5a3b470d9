import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, serverFlags } from '../../scripts/bundled-programs.mjs'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { spreadOf, type Report } from '../report.ts'
import { benchSite, createStore } from './site-store.ts'

/** As `npm start` starts it. */
const main = findProgram('server')
const runs = 5

function status(port: number): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', path: '/search/new-used-and-demo-cars', headers: { host: `${benchSite}.localhost` } },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    asked.once('error', () => resolve(0))
    asked.end()
  })
}

async function startOnce(directory: string): Promise<number> {
  const port = await findFreePort()
  const began = performance.now()
  const server = spawn(process.execPath, [...serverFlags, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      FORECOURT_DATA: directory,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    while ((await status(port)) !== 200) {
      if (server.exitCode !== null) throw new Error(`the server stopped with status ${server.exitCode}`)
      if (performance.now() - began > 30_000) throw new Error('no page within 30 s')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return performance.now() - began
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** From the start of the process to its first answered results page, with 20,000 vehicles stored. */
export async function run(report: Report): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await createStore({ url: null, directory }, 20_000)
    const times: number[] = []
    for (let round = 0; round < runs; round += 1) times.push(await startOnce(directory))
    const { median, p99 } = spreadOf(times)
    report({
      what: 'start to first answered page, 20k vehicles stored, median',
      bar: '≤ 3 s',
      measured: `${(median / 1000).toFixed(2)} s (max ${(p99 / 1000).toFixed(2)})`,
      met: median <= 3000,
    })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
