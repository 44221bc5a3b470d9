import { randomUUID } from 'node:crypto'
import type { SmsSender } from './sms-sender.ts'

/**
 * Sends nothing. It is for development and demonstration sites, whose sign-in page shows the code and says so; nobody
 * gets a text message.
 */
export function createSandboxSmsSender(): SmsSender {
  return { name: 'sandbox', send: () => Promise.resolve({ ok: true, reference: `sandbox-${randomUUID()}` }) }
}
