import { demoFields, type DemoVehicle } from '../vehicle/demo-vehicle.ts'

/** What one entry of a list is called. */
const entryNames: Readonly<Record<string, string>> = {
  images: 'image',
  thumbnails: 'url',
  standardEquipment: 'feature',
  payment_processors: 'processor',
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

/** null is left out; an empty list is left out too, for an empty element would read as a list of one empty text. */
function writeElement(name: string, value: unknown, indent: string): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    if (value.length === 0) return ''
    const entries = value
      .map((entry: unknown) => writeElement(entryNames[name] ?? 'item', entry, `${indent}  `))
      .join('')
    return `${indent}<${name}>\n${entries}${indent}</${name}>\n`
  }
  if (typeof value === 'object') {
    const children = Object.entries(value)
      .map(([key, entry]) => writeElement(key, entry, `${indent}  `))
      .join('')
    return children === '' ? '' : `${indent}<${name}>\n${children}${indent}</${name}>\n`
  }
  return `${indent}<${name}>${escapeText(`${value as string | number | boolean}`)}</${name}>\n`
}

export function writeXml(vehicles: readonly DemoVehicle[]): string {
  const elements = vehicles.map(
    (vehicle) =>
      `  <vehicle>\n${demoFields.map((field) => writeElement(field, vehicle[field], '    ')).join('')}  </vehicle>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<vehicles>\n${elements.join('')}</vehicles>\n`
}
