/** Supported formats of feed pictures. SVG is excluded, because it can contain scripts and refer to other addresses. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  // PNG
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  // GIF
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  // WebP
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  // AVIF
  (bytes) =>
    bytes.toString('latin1', 4, 8) === 'ftyp' && ['avif', 'avis', 'mif1'].includes(bytes.toString('latin1', 8, 12)),
]

/** Whether the first bytes are those of a supported format, whatever the content type says. */
export const looksLikePicture = (bytes: Buffer): boolean => bytes.length >= 12 && signatures.some((fits) => fits(bytes))

/** Whether a content type may be that of a picture. Object stores often send application/octet-stream. */
export function mayBePicture(contentType: string | undefined): boolean {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return (
    type === '' ||
    ['application/octet-stream', 'binary/octet-stream'].includes(type) ||
    (type.startsWith('image/') && !type.startsWith('image/svg'))
  )
}
