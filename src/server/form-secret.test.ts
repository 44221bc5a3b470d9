import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readFormSecret } from './form-secret.ts'

let directory: string
let troubles: unknown[]
const read = (configured: string | null = null, folder = join(directory, 'data')): Promise<string> =>
  readFormSecret(configured, folder, (error) => troubles.push(error))

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-secret-'))
  troubles = []
})
afterEach(() => rm(directory, { recursive: true, force: true }))

describe('the secret of form tokens', () => {
  test('LEAD-13 is the same for concurrent starts and after a restart, and readable by its user only', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => read()))
    expect(new Set([...secrets, await read()]).size).toBe(1)
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(43)
    expect(await readdir(join(directory, 'data'))).toEqual(['secret'])
    expect((await stat(join(directory, 'data', 'secret'))).mode & 0o777).toBe(0o600)
    expect(troubles).toEqual([])
  })

  test('LEAD-13 a configured one wins and nothing is written', async () => {
    expect(await read('configured by the operator, long enough')).toBe('configured by the operator, long enough')
    expect(await readdir(directory)).toEqual([])
  })

  test('LEAD-13 an empty file is replaced, and a folder that cannot be written costs no form', async () => {
    await writeFile(join(directory, 'secret'), '')
    expect(await read(null, directory)).toBe(await read(null, directory))
    await writeFile(join(directory, 'a-file'), '')
    expect((await read(null, join(directory, 'a-file', 'data'))).length).toBeGreaterThanOrEqual(43)
    expect(troubles).toHaveLength(1)
  })
})
