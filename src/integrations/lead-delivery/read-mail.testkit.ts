/** One part of a mail, decoded. */
export interface MailPart {
  readonly type: string
  readonly fileName: string | null
  readonly text: string
}

export interface ReadMail {
  /** Values by lower-case name, unfolded and decoded; every occurrence. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly parts: readonly MailPart[]
}

/** Reads a mail as a mail program does (RFC 5322, 2045, 2047), as far as nodemailer writes it. */
export function readMail(source: string): ReadMail {
  const { headers, body } = splitEntity(source)
  return { headers: decodeHeaders(headers), parts: listParts(headers, body) }
}

export const headerOf = (mail: ReadMail, name: string): string => mail.headers.get(name)?.join('\n') ?? ''

type Headers = readonly (readonly [name: string, value: string])[]

function splitEntity(source: string): { readonly headers: Headers; readonly body: string } {
  const text = source.replaceAll('\r\n', '\n')
  const end = text.indexOf('\n\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers, body: text.slice(end + 2) }
}

function decodeHeaders(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const decoded = new Map<string, readonly string[]>()
  for (const [name, value] of headers) decoded.set(name, [...(decoded.get(name) ?? []), decodeWords(value)])
  return decoded
}

/** Encoded words; white space between two of them belongs to neither. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, content: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('latin1')
        : content.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => byteOf(hex)),
    )
    .replaceAll(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}

const byteOf = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))
const valueOf = (headers: Headers, name: string): string => headers.find(([each]) => each === name)?.[1] ?? ''

function listParts(headers: Headers, body: string): readonly MailPart[] {
  const type = valueOf(headers, 'content-type')
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  if (boundary === undefined) {
    const fileName = /filename="?([^";]+)/.exec(valueOf(headers, 'content-disposition'))?.[1] ?? null
    return [{ type, fileName, text: decodeBody(body, valueOf(headers, 'content-transfer-encoding')) }]
  }
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((entity) => {
      const part = splitEntity(entity.replace(/^\n/, '').replace(/\n$/, ''))
      return listParts(part.headers, part.body)
    })
}

function decodeBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable': {
      const bytes = body.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => byteOf(hex))
      return Buffer.from(bytes, 'latin1').toString('utf8')
    }
    default:
      return body
  }
}
