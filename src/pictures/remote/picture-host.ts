import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { defaultFetchRules, type FetchRules } from './fetch-picture.ts'
import type { PhotoWork } from './photo-work.ts'

/** For tests and benches: a picture host of their own on loopback, which stands for pictures.example. */
export const pictureHostName = 'pictures.example'

export interface PictureHost {
  readonly port: number
  /** Paths in the order asked. */
  readonly asked: string[]
  /** An address on it, spoken plainly. */
  url(path: string): string
  /** The rules of the open internet, but that this host may be asked. */
  readonly rules: FetchRules
  close(): Promise<void>
}

export type PictureAnswer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Feeds speak https, this host plain HTTP: work on pictures that asks it at its port for what is asked of it by https.
 */
export function speakPlainly(work: PhotoWork, port: number): PhotoWork {
  return {
    has: (name) => work.has(name),
    fetch: (url, hosts, name) =>
      work.fetch(url.replace(`https://${pictureHostName}`, `http://${pictureHostName}:${port}`), hosts, name),
    encode: (name, width, format) => work.encode(name, width, format),
    stop: () => work.stop(),
  }
}

/** Answers paths by the table and everything else with 404; `answers` may change while it serves. */
export async function createPictureHost(answers: Readonly<Record<string, PictureAnswer>>): Promise<PictureHost> {
  const asked: string[] = []
  const listener: RequestListener = (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    asked.push(path)
    const answer = answers[path]
    if (answer === undefined) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('none')
    else answer(request, response)
  }
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    asked,
    url: (path) => `http://${pictureHostName}:${port}${path}`,
    rules: {
      ...defaultFetchRules,
      schemes: ['https:', 'http:'],
      ports: [port],
      resolveName: (name) =>
        name === pictureHostName
          ? Promise.resolve([{ address: '127.0.0.1', family: 4 }])
          : Promise.reject(new Error(`no address of ${name}`)),
      isReachable: (address) => address === '127.0.0.1',
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers 200 with these bytes. */
export const sendPicture =
  (bytes: Buffer, type = 'image/jpeg'): PictureAnswer =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes)

/** A photograph as full of detail as those of cameras: whatever encodes it has work to do, in every width. */
export async function makePhoto(width: number, height: number): Promise<Buffer> {
  const grains = sharp({
    create: {
      width: Math.ceil(width / 5),
      height: Math.ceil(height / 5),
      channels: 3,
      background: '#7a8a99',
      noise: { type: 'gaussian', mean: 128, sigma: 22 },
    },
  })
  return sharp(await grains.png().toBuffer())
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** A PNG that claims to be so large and is some hundred bytes. */
export function makeBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
