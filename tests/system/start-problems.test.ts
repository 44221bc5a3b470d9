import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { runForecourt, startAndFail } from '#tests/fixtures/server-process.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** One line, no stack: an operator reads it in a terminal. */
function expectOneLine(output: string, words: RegExp): void {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{'))
  expect(lines, output).toHaveLength(1)
  expect(lines[0]).toMatch(words)
}

// At the same time: each has folders and ports of its own, and most of the time of some goes by in waiting.
describe.concurrent('a start that cannot be', () => {
  test('a port in use is told with how to choose another', async () => {
    const port = await findFreePort()
    const holder = createServer()
    await new Promise<void>((resolve) => void holder.listen(port, '127.0.0.1', resolve))
    const { status, output } = await startAndFail({ directory: join(directory, 'port'), port })
    holder.close()
    expect(status).toBe(78)
    expectOneLine(output, new RegExp(`Port ${port} is in use.*PORT=3001`))
  })

  test('a data folder that cannot be made is told with its path', async () => {
    await writeFile(join(directory, 'a-file'), '')
    const { status, output } = await startAndFail({ directory: join(directory, 'a-file', 'data') })
    expect(status).toBe(78)
    expectOneLine(output, /a-file.*right to read and write/)
  })

  test('a database that another process holds is told, and keeps what it has', async () => {
    const folder = join(directory, 'held')
    expect((await runForecourt(['sites', 'list'], { directory: folder })).status).toBe(0)
    const holder = new BetterSqlite(join(folder, 'forecourt.sqlite'))
    holder.pragma('locking_mode = EXCLUSIVE')
    holder.exec('BEGIN EXCLUSIVE')
    const { status, output } = await startAndFail({ directory: folder })
    holder.exec('ROLLBACK')
    holder.close()
    expect(status).toBe(1)
    expectOneLine(output, /held by another process/)
    expect((await runForecourt(['sites', 'list'], { directory: folder })).status).toBe(0)
  })

  test('a PostgreSQL that does not answer is told without its password', async () => {
    const port = await findFreePort()
    const { status, output } = await startAndFail({
      directory,
      databaseUrl: `postgres://app:secret@127.0.0.1:${port}/forecourt`,
    })
    expect(status).toBe(1)
    expectOneLine(output, /does not answer.*DATABASE_URL/)
    expect(output).not.toContain('secret')
  })

  test('a PostgreSQL without TLS is told where the address asks for it', async () => {
    const port = await findFreePort()
    // 'N' is its answer to whoever asks for encryption.
    const plain = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.write('N')))
    await new Promise<void>((resolve) => void plain.listen(port, '127.0.0.1', resolve))
    const { status, output } = await startAndFail({
      directory,
      databaseUrl: `postgres://app:secret@127.0.0.1:${port}/forecourt?sslmode=verify-full`,
    })
    plain.close()
    expect(status).toBe(78)
    expectOneLine(output, /takes no encrypted connections.*DATABASE_URL/)
    expect(output).not.toContain('secret')
  })

  test('a damaged database file is told, not overwritten', async () => {
    const folder = join(directory, 'damaged')
    expect((await runForecourt(['sites', 'list'], { directory: folder })).status).toBe(0)
    await writeFile(
      join(folder, 'forecourt.sqlite'),
      'this is no database at all, but a text file that is long enough to be read as one '.repeat(80),
    )
    const { status, output } = await startAndFail({ directory: folder })
    expect(status).toBe(78)
    expectOneLine(output, /damaged: restore it from a backup/)
  })

  test.each([
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY is 'yes'; expected the number of proxies/],
    [{ HOST: '192.0.2.1' }, /no address 192\.0\.2\.1: set HOST/],
    [{ HOST: 'no.such.host.invalid' }, /no address no\.such\.host\.invalid: set HOST/],
  ])('the setting %j is told with what is expected', async (environment, words) => {
    const { status, output } = await startAndFail({ directory, environment })
    expect(status).toBe(78)
    expectOneLine(output, words)
  })
})

describe('TEN-02 a start on a bad site file', () => {
  test('TEN-02 stops with file, setting and what was expected, and stores nothing', async () => {
    const folder = join(directory, 'sites')
    await mkdir(folder)
    await writeFile(
      join(folder, 'bad.yaml'),
      'slug: bad\ntemplate: classic\nname: Bad\nsearch: { page_size: many }\ndemo: true\n' +
        'dealerships: [{ id: one, slug: one-yard, name: One, ' +
        'locations: [{ id: here, slug: here, name: Here, address: { state: QLD } }] }]\n',
    )
    const data = `${folder}-data`
    const { status, output } = await startAndFail({
      directory: data,
      demo: true,
      environment: { FORECOURT_SITES: folder },
    })
    expect(status, 'another start would fail in the same way').toBe(78)
    expect(output).toMatch(/^Forecourt did not start: one mistake in the site files of/)
    expect(output).toMatch(/bad\.yaml, line 4\n {2}setting: {2}search\.page_size\n/)
    expect(output).toContain('expected: a number')
    expect(output, 'a mistake of the operator has no stack').not.toContain('\n    at ')
    expect(existsSync(data), 'nothing was stored').toBe(false)
  })
})
