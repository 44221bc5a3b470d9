/** Bytes of a secret (Standard Webhooks). */
const leastBytes = 24
const mostBytes = 64

/**
 * The secrets in the value of an environment variable: one, or two with a space between them while a receiver changes
 * its secret. Each is 'whsec_' and base64 of 24 to 64 bytes. null: it holds something else.
 */
export function parseWebhookSecrets(text: string): readonly string[] | null {
  const secrets = text.trim().split(/\s+/)
  return secrets.length <= 2 && secrets.every(isSecret) ? secrets : null
}

function isSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]{1,100}={0,2})$/.exec(text)?.[1]
  if (base64 === undefined || base64.length % 4 !== 0) return false
  const { length } = Buffer.from(base64, 'base64')
  return length >= leastBytes && length <= mostBytes
}

/**
 * Headers of one attempt. The time is that of the attempt, because receivers refuse old messages; the id is that of the
 * delivery. A receiver accepts the message if any of the signatures is right.
 */
export async function signWebhook(
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
  secrets: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { Webhook } = await import('standardwebhooks')
  const at = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
