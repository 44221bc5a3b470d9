// Writes .br and .gz beside every built file that gets smaller by it, so that the server never compresses an asset.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'build/client')
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!/\.(js|css|svg|json|txt|xml|html|map)$/.test(name) || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli)
  const gzip = gzipSync(bytes, { level: 9 })
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip)
}
