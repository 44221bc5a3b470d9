import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { matchesEntityTag, parseAcceptedEncoding } from './accepted-encoding.ts'
import { commonHeaders } from './security-headers.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

interface Asset {
  /** Entity tag. */
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Buffer
  readonly brotli: Buffer | null
  readonly gzip: Buffer | null
}

function readIfThere(path: string): Buffer | null {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path) : null
}

export interface StaticAssets {
  /** Answers a request. Returns false for paths without a file and for other methods than GET and HEAD. */
  readonly serve: (request: IncomingMessage, response: ServerResponse, path: string) => boolean
  /** The bytes of a file, as they are; null: there is none of this path. */
  readonly read: (path: string) => Buffer | null
}

/**
 * Serves the built files from memory, with their compressed forms from the build. It answers only paths that it found
 * when it read the folder, so no request reaches the file system. Hashed names under /assets/ are immutable.
 */
export function createStaticAssets(folder: string): StaticAssets {
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    const type = contentTypes[extname(name)]
    if (type === undefined || !statSync(file).isFile()) continue
    const path = `/${name.split(sep).join('/')}`
    const identity = readFileSync(file)
    const lasting = path.startsWith('/assets/')
    const tag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    assets.set(path, {
      tag,
      identity,
      brotli: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
      headers: {
        ...commonHeaders,
        'Content-Type': type,
        'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ETag: tag,
        Vary: 'Accept-Encoding',
      },
    })
  }

  const serve: StaticAssets['serve'] = (request, response, path) => {
    const asset = assets.get(path)
    if (asset === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    if (matchesEntityTag(request.headers['if-none-match'], asset.tag)) {
      response.writeHead(304, asset.headers).end()
      return true
    }
    const accepted = parseAcceptedEncoding(request.headers['accept-encoding']?.toString())
    const [encoding, bytes] =
      asset.brotli !== null && accepted === 'br'
        ? (['br', asset.brotli] as const)
        : asset.gzip !== null && accepted === 'gzip'
          ? (['gzip', asset.gzip] as const)
          : ([null, asset.identity] as const)
    response.writeHead(200, {
      ...asset.headers,
      'Content-Length': bytes.length,
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
  return { serve, read: (path) => assets.get(path)?.identity ?? null }
}
