import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import ssh2, { type Attributes, type Connection, type SFTPWrapper } from 'ssh2'

const { Server, utils } = ssh2
const { OPEN_MODE: openMode, STATUS_CODE: status } = utils.sftp

export interface ServedFile {
  readonly content: Buffer
  /** Epoch seconds. */
  readonly mtime: number
  /** The listing says that it is a symbolic link. */
  readonly isLink?: boolean
  /** The server does not tell how large it is. */
  readonly isSizeless?: boolean
}

export interface SshServer {
  readonly port: number
  /** As OpenSSH shows it: 'SHA256:…'. */
  readonly hostKey: string
  /** By path; changes are seen at once. */
  readonly files: Map<string, ServedFile>
  readonly username: string
  readonly password: string
  /** Of the user, in the form of OpenSSH. */
  readonly privateKey: string
  /** Sign-ins that were tried. */
  readonly attempts: string[]
  /** Called after each part that was read; a test may change the file then. */
  onRead: () => void
  /** Reads are not answered any more. */
  isSilent: boolean
  readonly stop: () => Promise<void>
}

/** ssh2 cannot read one in 150 of the keys that it generates. */
function generateKeys() {
  for (let tries = 0; tries < 20; tries += 1) {
    const pair = utils.generateKeyPairSync('ed25519')
    const parsed = utils.parseKey(pair.public)
    if (!(parsed instanceof Error)) return { pair, parsed }
  }
  throw new Error('ssh2 generated no key that it can read')
}

/** A real SSH server on loopback with an SFTP subsystem over files in memory. */
export async function startSshServer(): Promise<SshServer> {
  const { pair: hostKey, parsed } = generateKeys()
  const { pair: userKey, parsed: allowed } = generateKeys()
  const connections = new Set<Connection>()
  const served: SshServer = {
    port: 0,
    hostKey: `SHA256:${createHash('sha256').update(parsed.getPublicSSH()).digest('base64').slice(0, 43)}`,
    files: new Map(),
    username: 'dealer',
    password: 'pass word 1',
    privateKey: userKey.private,
    attempts: [],
    onRead: () => {},
    isSilent: false,
    stop: () =>
      new Promise((resolve) => {
        for (const connection of connections) connection.end()
        listener.close(() => resolve())
      }),
  }
  const server = new Server({ hostKeys: [hostKey.private] }, (connection) => {
    connections.add(connection)
    connection
      .on('error', () => {})
      .on('close', () => connections.delete(connection))
      .on('authentication', (ctx) => {
        served.attempts.push(ctx.method)
        const isKnown =
          (ctx.method === 'password' && ctx.password === served.password) ||
          (ctx.method === 'publickey' &&
            ctx.key.data.equals(allowed.getPublicSSH()) &&
            (ctx.signature === undefined ||
              ctx.blob === undefined ||
              allowed.verify(ctx.blob, ctx.signature, ctx.hashAlgo)))
        if (ctx.username === served.username && isKnown) ctx.accept()
        else ctx.reject(['password', 'publickey'])
      })
      .on('session', (accept) =>
        accept().on('sftp', (open) => {
          answer(open(), served)
        }),
      )
  })
  const listener = createServer({ noDelay: true }, (socket) => server.injectSocket(socket))
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return Object.assign(served, { port })
}

const toAttributes = ({ content, mtime, isLink = false, isSizeless = false }: ServedFile): Attributes => ({
  mode: isLink ? 0o120777 : 0o100644,
  uid: 1,
  gid: 1,
  size: isSizeless ? (undefined as never) : content.length,
  atime: mtime,
  mtime,
})

function answer(sftp: SFTPWrapper, served: SshServer): void {
  const handles = new Map<string, { readonly path: string; isListed: boolean }>()
  let count = 0
  const open = (path: string): Buffer => {
    count += 1
    handles.set(String(count), { path, isListed: false })
    return Buffer.from(String(count))
  }
  const answerStat = (id: number, path: string): void => {
    const file = served.files.get(path)
    if (file === undefined) sftp.status(id, status.NO_SUCH_FILE)
    else sftp.attrs(id, toAttributes({ ...file, isLink: false }))
  }
  sftp
    .on('STAT', answerStat)
    .on('LSTAT', answerStat)
    .on('OPEN', (id, path, flags) => {
      if ((flags & openMode.READ) === 0 || !served.files.has(path)) sftp.status(id, status.NO_SUCH_FILE)
      else sftp.handle(id, open(path))
    })
    .on('READ', (id, handle, offset, length) => {
      if (served.isSilent) return
      const { path = '' } = handles.get(handle.toString()) ?? {}
      const content = served.files.get(path)?.content ?? Buffer.alloc(0)
      if (offset >= content.length) sftp.status(id, status.EOF)
      else sftp.data(id, content.subarray(offset, offset + length))
      served.onRead()
    })
    .on('OPENDIR', (id, path) => {
      const folder = path.endsWith('/') ? path : `${path}/`
      if ([...served.files.keys()].some((name) => name.startsWith(folder))) sftp.handle(id, open(folder))
      else sftp.status(id, status.NO_SUCH_FILE)
    })
    .on('READDIR', (id, handle) => {
      const listing = handles.get(handle.toString())
      if (listing === undefined || listing.isListed) {
        sftp.status(id, status.EOF)
        return
      }
      listing.isListed = true
      const entries = [...served.files]
        .filter(([name]) => name.startsWith(listing.path))
        .map(([name, file]) => {
          const filename = name.slice(listing.path.length)
          return { filename, longname: filename, attrs: toAttributes(file) }
        })
      sftp.name(id, entries)
    })
    .on('CLOSE', (id, handle) => {
      handles.delete(handle.toString())
      sftp.status(id, status.OK)
    })
}
