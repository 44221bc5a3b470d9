import { createHash } from 'node:crypto'

/**
 * Names the delivery of one lead to one receiver: the same at each attempt, so that a receiver can drop a repeat.
 * Letters, digits, '-' and '_' only.
 */
export function buildDeliveryId(leadId: string, kind: string, receiver: string): string {
  const mark = createHash('sha256').update(`${kind}:${receiver}`).digest('base64url').slice(0, 16)
  return `${leadId.replaceAll(/[^A-Za-z0-9-]/g, '-')}_${mark}`
}
