import { cleanNotice } from '../clean-notice.ts'
import type { LeadNotice } from '../lead-notice.ts'
import { buildAdfProspect, type AdfElement } from './adf-prospect.ts'

/** The part of xmlbuilder2's builder that is used. */
interface XmlNode {
  ele(name: string, attributes: Readonly<Record<string, string>>): XmlNode
  txt(text: string): XmlNode
}

/**
 * A lead as a document of ADF 1.0: the XML declaration, then the instruction that names the version. The notice is
 * cleaned, because XML has no way to write most control characters.
 */
export async function writeAdf(notice: LeadNotice): Promise<string> {
  const { create } = await import('xmlbuilder2')
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ins('adf', 'version="1.0"')
  append(document.ele('adf'), buildAdfProspect(cleanNotice(notice)))
  return `${document.end({ prettyPrint: true, wellFormed: true })}\n`
}

function append(parent: XmlNode, { name, attributes, content }: AdfElement): void {
  const escaped = Object.fromEntries(Object.entries(attributes).map(([key, text]) => [key, escapeAmpersands(text)]))
  const node = parent.ele(name, escaped)
  if (typeof content !== 'string') {
    for (const child of content) append(node, child)
    return
  }
  const text = content.trim()
  if (text !== '') node.txt(escapeAmpersands(text))
}

/** The writer takes '&word;' for an entity and leaves it alone; a visitor who writes that means the text. */
const escapeAmpersands = (text: string): string => text.replaceAll('&', '&amp;')
