import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openInternet, type OutgoingRules } from '../outgoing-http/guarded-request.ts'
import type { FetchLimits } from './feed-source.ts'
import { generousLimits, testFeedSource, useFetch } from './feed-source.testkit.ts'
import type { SftpServer } from './sftp-connection.ts'
import { createSftpFeedSource } from './sftp-feed-source.ts'
import { startSshServer, type SshServer } from './ssh-server.testkit.ts'

let ssh: SshServer
beforeAll(async () => {
  ssh = await startSshServer()
})
afterAll(() => ssh.stop())

/** Epoch seconds of the test's clock. */
const nowSeconds = 1_800_000_000
let mtime = nowSeconds - 50_000

const rules = (): OutgoingRules => ({
  ...openInternet,
  ports: [ssh.port],
  resolveName: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isReachable: (address) => address === '127.0.0.1',
})

function open(part: Partial<SftpServer> = {}, path = '/out/stock.csv', limits: FetchLimits = generousLimits) {
  const { port, username, password, hostKey } = ssh
  return createSftpFeedSource({
    server: { host: 'sftp.example', port, username, password, privateKey: null, hostKey, rules: rules(), ...part },
    path,
    settleMs: 60_000,
    limits,
    now: () => nowSeconds * 1000,
  })
}

beforeEach(() => {
  ssh.files.clear()
  ssh.isSilent = false
  ssh.onRead = () => {}
  ssh.attempts.length = 0
})

describe('a feed on an SFTP server', () => {
  testFeedSource(() => ({
    open: (limits) => open({}, '/out/stock.csv', limits),
    put: (content) => {
      mtime += 10
      ssh.files.set('/out/stock.csv', { content, mtime })
      return Promise.resolve()
    },
    remove: () => {
      ssh.files.clear()
      return Promise.resolve()
    },
    fallSilent: () => {
      ssh.isSilent = true
    },
  }))
})

describe('an SFTP server', () => {
  const { fetch, read, left } = useFetch()
  const put = (name: string, content: string, age: number, isLink = false): void => {
    ssh.files.set(`/out/${name}`, { content: Buffer.from(content), mtime: nowSeconds - age, isLink })
  }

  test('STOCK-03 a server with another host key gets no password, and its key is told', async () => {
    put('stock.csv', 'one', 600)
    const outcome = await fetch(open({ hostKey: `SHA256:${'a'.repeat(43)}` }))
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringContaining(ssh.hostKey) })
    expect(ssh.attempts).toEqual([])
  })

  test('STOCK-03 a wrong password is refused and not told', async () => {
    put('stock.csv', 'one', 600)
    const outcome = await fetch(open({ password: 'not-the-password' }))
    expect(outcome).toMatchObject({ kind: 'refused', reason: expect.stringContaining('sign-in') })
    expect(JSON.stringify(outcome)).not.toContain('not-the-password')
  })

  test('STOCK-03 a private key signs in; one that cannot be read is refused and not told', async () => {
    put('stock.csv', 'one', 600)
    expect(await read(await fetch(open({ password: null, privateKey: ssh.privateKey.trim() })))).toBe('one')
    const broken = await fetch(open({ password: null, privateKey: '-----BEGIN KEY-----\nsecret-part\n' }))
    expect(broken).toMatchObject({ kind: 'refused', reason: expect.stringContaining('private key') })
    expect(JSON.stringify(broken)).not.toContain('secret-part')
  })

  test('STOCK-03 the newest finished file of a form is taken', async () => {
    put('stock-1.csv', 'old', 900)
    put('stock-2.csv', 'new', 600)
    put('stock-3.csv', 'half written', 10)
    put('stock-4.csv.part', 'half sent', 500)
    put('.stock-5.csv', 'hidden', 500)
    put('stock-6.csv', '/etc/passwd', 500, true)
    put('prices-7.csv', 'another', 500)
    const outcome = await fetch(open({}, '/out/stock-*.csv'))
    expect(await read(outcome)).toBe('new')
    // The newer one is waited for rather than passed over.
    expect(await fetch(open({}, '/out/stock-*.csv'), outcome.kind === 'fetched' ? outcome.validator : '')).toEqual({
      kind: 'retry',
      reason: 'a newer file is still being written; run it again, or wait for the schedule',
    })
  })

  test('STOCK-03 a file that is being written is waited for', async () => {
    put('stock.csv', 'half', 59)
    expect(await fetch(open())).toEqual({
      kind: 'retry',
      reason:
        'stock.csv is still being written: unchanged for 59 of 60 seconds; run it again, or wait for the schedule',
    })
    put('stock.csv', 'whole', 60)
    expect(await read(await fetch(open()))).toBe('whole')
  })

  test('STOCK-03 a file that changes while it is read is not taken', async () => {
    put('stock.csv', 'x'.repeat(100_000), 600)
    ssh.onRead = () => put('stock.csv', 'y'.repeat(100_000), 500)
    expect(await fetch(open())).toMatchObject({
      kind: 'retry',
      reason: expect.stringMatching(/^stock.csv is still being/),
    })
    expect(await left()).toEqual([])
    put('stock.csv', 'x'.repeat(100_000), 600)
    ssh.onRead = () => put('stock.csv', 'x', 600)
    expect(await fetch(open())).toMatchObject({ kind: 'retry' })
  })

  test('STOCK-03 a server that does not report sizes is refused: a cut file would not be noticed', async () => {
    ssh.files.set('/out/stock.csv', { content: Buffer.from('one'), mtime: nowSeconds - 600, isSizeless: true })
    expect(await fetch(open())).toMatchObject({ kind: 'refused', reason: expect.stringContaining('size') })
    expect(await fetch(open({}, '/out/*.csv'))).toMatchObject({ kind: 'refused' })
  })

  test('STOCK-03 a private address and a low port are not asked', async () => {
    const resolveName = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
    expect(await fetch(open({ rules: { ...openInternet, resolveName } }))).toEqual({
      kind: 'refused',
      reason: 'sftp.example is at 127.0.0.1, which is not on the open internet',
    })
    expect(await fetch(open({ port: 25, rules: openInternet }))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('port 25'),
    })
  })
})
