import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A key with its certificate, both as PEM. */
export interface TestCertificate {
  readonly key: string
  readonly cert: string
}

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** An authority that tests let their process trust, and certificates for `name` that it signs. */
export function createTestAuthority(): {
  readonly cert: string
  issue(name: string, from: Date, until: Date): TestCertificate
} {
  const authority = pair()
  const issuer = 'Test Authority'
  const day = 86_400_000
  const own = buildCertificate({
    subject: issuer,
    issuer,
    from: new Date(Date.now() - 30 * day),
    until: new Date(Date.now() + 30 * day),
    publicKey: authority.publicKey,
    // basicConstraints: an authority.
    extension: sequence(oid('551d13'), octets(sequence(der(0x01, Buffer.from([0xff]))))),
    signer: authority.privateKey,
  })
  return {
    cert: own,
    issue(name, from, until) {
      const { publicKey, privateKey } = pair()
      // subjectAltName: one DNS name.
      const extension = sequence(oid('551d11'), octets(sequence(der(0x82, Buffer.from(name)))))
      const signer = authority.privateKey
      return {
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        cert: buildCertificate({ subject: name, issuer, from, until, publicKey, extension, signer }),
      }
    },
  }
}

interface CertificateParts {
  readonly subject: string
  readonly issuer: string
  readonly from: Date
  readonly until: Date
  readonly publicKey: KeyObject
  readonly extension: Buffer
  readonly signer: KeyObject
}

/** X.509 version 3, signed by ECDSA with SHA-256. */
function buildCertificate(parts: CertificateParts): string {
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(parts.issuer),
    sequence(time(parts.from), time(parts.until)),
    nameOf(parts.subject),
    parts.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(parts.extension)),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, parts.signer)]))
  const base64 = sequence(content, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...items: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(items))
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const integer = (bytes: Buffer): Buffer => der(0x02, bytes)
const octets = (content: Buffer): Buffer => der(0x04, content)
const nameOf = (text: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))))
const time = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))
