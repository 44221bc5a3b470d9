import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'secret'
const leastLength = 32

/**
 * The secret that signs form tokens: FORECOURT_SECRET where it is set, which several nodes need, else one that is
 * created once and stored in the data folder, readable by this user only. When the folder cannot be used, `onTrouble`
 * is called and the secret lives as long as the process: visitors must then send a form again that they opened before a
 * restart.
 */
export async function readFormSecret(
  configured: string | null,
  directory: string,
  onTrouble: (error: unknown) => void,
): Promise<string> {
  if (configured !== null) return configured
  const made = randomBytes(32).toString('base64url')
  const file = join(directory, fileName)
  try {
    return await readSecretFile(file).catch(() => keepSecret(directory, file, made))
  } catch (error) {
    onTrouble(error)
    return made
  }
}

async function readSecretFile(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8')).trim()
  if (text.length < leastLength) throw new Error(`${file} holds no secret`)
  return text
}

/** Written whole under another name first, so that a process that starts beside this one never reads half of it. */
async function keepSecret(directory: string, file: string, made: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const part = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(part, `${made}\n`, { mode: 0o600 })
  try {
    await link(part, file)
    return made
  } catch {
    // Another process was first, and its secret counts; a damaged file is replaced.
    const kept = await readSecretFile(file).catch(() => null)
    if (kept !== null) return kept
    await rename(part, file)
    return made
  } finally {
    await rm(part, { force: true })
  }
}
