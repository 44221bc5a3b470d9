import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildMailOptions } from './mail-options.ts'
import type { MailSender } from './mail-sender.ts'

/** Mails kept for each site; the oldest give way, some at a time. */
const mostKept = 200

export interface SandboxSenderOptions {
  /** Folder of the mails; each site has one in it, and each mail is a file `{id}.eml`. */
  readonly directory: string
  readonly mostKept?: number
}

/**
 * Sends nothing: writes each mail to a file that a mail program opens. The same mail again takes the same file, as a
 * receiver that drops repeats would have it.
 */
export function createSandboxMailSender({ directory, mostKept: most = mostKept }: SandboxSenderOptions): MailSender {
  return {
    name: 'sandbox',
    async send(message, signal) {
      if (signal.aborted) return { kind: 'retry', reason: 'the mail was not written in time' }
      try {
        const { createTransport } = await import('nodemailer')
        const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
        const { message: source } = await transport.sendMail(buildMailOptions(message, 'sandbox@forecourt.example'))
        const folder = join(directory, message.site)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = join(folder, `${message.id}.eml`)
        // A reader never sees half a mail.
        await writeFile(`${file}.part`, source as Buffer, { mode: 0o600 })
        await rename(`${file}.part`, file)
        await removeOldest(folder, most)
        return { kind: 'delivered', detail: `sandbox: written to ${message.site}/${message.id}.eml` }
      } catch (error) {
        return { kind: 'retry', reason: `the mail could not be written (${codeOf(error)})` }
      }
    },
  }
}

async function removeOldest(folder: string, most: number): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  // A quarter more may gather, so that not every mail looks at every file.
  if (files.length <= most + Math.floor(most / 4)) return
  const aged = await Promise.all(
    files.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const oldest = aged.toSorted((a, b) => b.at - a.at).slice(most)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
