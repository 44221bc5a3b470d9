import sax from 'sax'

/** An XML element as parsed. */
export interface ReadElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadElement[]
  text: string
}

/** Parses strictly; throws for a document that is not well-formed. */
export function readXml(source: string): { readonly root: ReadElement; readonly instructions: readonly string[] } {
  const parser = sax.parser(true, { trim: false })
  const top: ReadElement = { name: '', attributes: {}, children: [], text: '' }
  const open: ReadElement[] = [top]
  const instructions: string[] = []
  const append = (text: string): void => {
    const element = open.at(-1)
    if (element !== undefined) element.text += text
  }
  Object.assign(parser, {
    onerror: (error: Error) => {
      throw error
    },
    onprocessinginstruction: ({ name, body }: { name: string; body: string }) => instructions.push(`${name} ${body}`),
    onopentag: ({ name, attributes }: { name: string; attributes: Record<string, string> }) => {
      const element = { name, attributes, children: [], text: '' }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext: append,
    oncdata: append,
    onclosetag: () => open.pop(),
  })
  parser.write(source).close()
  const [root] = top.children
  if (root === undefined || top.children.length > 1) throw new Error('expected exactly one root element')
  return { root, instructions }
}

/**
 * The content models of the DTD of ADF 1.0, as regular expressions over 'name ' for each child. Elements in neither
 * `models` nor `textOnly` are not written by the platform and are reported. Two content models of the DTD are not
 * deterministic; they are written here as the ADF specification describes them.
 */
const models: Readonly<Record<string, RegExp>> = {
  adf: /^(?:prospect )+$/,
  prospect: /^(?:id )*requestdate (?:vehicle )+customer vendor (?:provider )?$/,
  vehicle: new RegExp(
    '^(?:id )*year make model (?:vin )?(?:stock )?(?:trim )?(?:doors )?(?:bodystyle )?(?:transmission )?' +
      '(?:odometer )?(?:condition )?(?:colorcombination )*(?:imagetag )?(?:price )?(?:pricecomments )?' +
      '(?:option )*(?:finance )?(?:comments )?$',
  ),
  colorcombination: /^(?:interiorcolor |exteriorcolor |interiorcolor exteriorcolor )preference $/,
  customer: /^contact (?:id )*(?:timeframe )?(?:comments )?$/,
  vendor: /^(?:id )*(?:vendorname )?(?:url )?contact $/,
  provider: /^(?:id )*name (?:service )?(?:url )?(?:email )?(?:phone )?(?:contact )?$/,
  contact: /^(?:name )+(?:email |(?:phone )+|email (?:phone )+)(?:address )?$/,
  address: /^(?:street )+(?:apartment )?(?:city )?(?:regioncode )?(?:postalcode )?(?:country )?$/,
}

const textOnly = new Set(
  (
    'id requestdate year make model vin stock trim doors bodystyle transmission odometer price interiorcolor ' +
    'exteriorcolor preference comments name email phone street city regioncode postalcode country vendorname url ' +
    'service'
  ).split(' '),
)

/** Attributes with the values that the DTD allows; null allows any. */
const attributesOf: Readonly<Record<string, Readonly<Record<string, RegExp | null>>>> = {
  prospect: { status: /^(?:new|resend)$/ },
  vehicle: { interest: /^(?:buy|lease|sell|trade-in|test-drive)$/, status: /^(?:new|used)$/ },
  odometer: { status: /^(?:unknown|rolledover|replaced|original)$/, units: /^(?:km|mi)$/ },
  price: { type: /^(?:quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
  id: { sequence: /^[1-9]\d*$/, source: null },
  contact: { primarycontact: /^[01]$/ },
  name: { part: /^(?:first|middle|suffix|last|full)$/, type: /^(?:business|individual)$/ },
  email: { preferredcontact: /^[01]$/ },
  phone: {
    type: /^(?:voice|fax|cellphone|pager)$/,
    time: /^(?:morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: /^[01]$/,
  },
  address: { type: /^(?:work|home|delivery)$/ },
  street: { line: /^[1-5]$/ },
}

/** Describes where a document does not follow the DTD; empty for a valid one. */
export function findDtdFaults(element: ReadElement): readonly string[] {
  const { name, attributes, children, text } = element
  const model = models[name]
  const order = children.map((child) => `${child.name} `).join('')
  const allowed = attributesOf[name] ?? {}
  return [
    ...(model === undefined && !textOnly.has(name) ? [`<${name}> is unknown to this check`] : []),
    ...(model === undefined && children.length > 0 ? [`<${name}> must not contain child elements`] : []),
    ...(model !== undefined && !model.test(order)
      ? [`<${name}> has children in an order the DTD does not allow: ${order}`]
      : []),
    ...(model !== undefined && text.trim() !== '' ? [`<${name}> must not contain text`] : []),
    ...Object.entries(attributes).flatMap(([key, value]) => {
      const rule = allowed[key]
      if (rule === undefined) return [`<${name}> has no attribute ${key}`]
      return rule === null || rule.test(value) ? [] : [`invalid value: <${name} ${key}="${value}">`]
    }),
    ...children.flatMap(findDtdFaults),
  ]
}

/** The elements at a path of names below an element. */
export const findElements = (root: ReadElement, path: string): readonly ReadElement[] =>
  path
    .split('/')
    .reduce<readonly ReadElement[]>(
      (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [root],
    )
