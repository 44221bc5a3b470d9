import { crc32, deflateRawSync } from 'node:zlib'

interface Packed {
  readonly name?: string
  readonly content: string
  readonly method?: number
  readonly flags?: number
  readonly checksum?: number
}

/** A ZIP archive as packers write it: each file behind its header, then the directory. */
export function buildZip(files: readonly Packed[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const directories: Buffer[] = []
  let start = 0
  for (const { name = 'stock.csv', content, method = 8, flags = 0, checksum = crc32(content) } of files) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(checksum, 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(Buffer.byteLength(content), 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(start, 10)
    directories.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, Buffer.from(name)]))
    locals.push(local)
    start += local.length
  }
  const list = Buffer.concat(directories)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(start, 12)
  end.writeUInt16LE(Buffer.byteLength(comment), 16)
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06', 'latin1'), end, Buffer.from(comment)])
}
