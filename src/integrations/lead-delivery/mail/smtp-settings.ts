/** The mail server of the platform. */
export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /**
   * 'tls': encrypted from the start; 'starttls': encrypted before anything is sent, or nothing is sent; 'none': in the
   * clear, to a mail server on the same machine.
   */
  readonly security: 'tls' | 'starttls' | 'none'
  readonly login: { readonly user: string; readonly password: string } | null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads 'smtps://user:password@host:465' or 'smtp://user:password@host:587'. Over smtp:// the server must offer
 * STARTTLS, unless it is on this machine. null: not such an address.
 */
export function parseSmtpUrl(text: string): SmtpSettings | null {
  const url = URL.parse(text)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return null
  const user = decode(url.username)
  const password = decode(url.password)
  if (user === null || password === null || (user === '') !== (password === '')) return null
  const safe = url.protocol === 'smtps:'
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (safe ? 465 : 587) : Number(url.port),
    security: safe ? 'tls' : loopback.has(url.hostname) ? 'none' : 'starttls',
    login: user === '' ? null : { user, password },
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
