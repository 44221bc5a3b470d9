import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { formatKm } from '#domain/format/format-number.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { FieldTable } from '#domain/vehicle/field-definition.ts'
import { vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import { isPartKind, partsByKind } from '#domain/vehicle/vehicle-parts.ts'
import { shorten } from './mapping/row-mapper.ts'

/** Members of a list that are shown. */
const mostMembers = 3

/**
 * A vehicle as the import would store it, for an operator who checks a mapping: one line a field, 'price: $32,990' and
 * 'variant.cylinders: 4', in the order of the vehicle's fields. What has no value is left out.
 */
export function describeVehicle(vehicle: IncomingVehicle): readonly string[] {
  return describeFields(vehicleFields, vehicle, '')
}

function describeFields(table: FieldTable, values: object, prefix: string): readonly string[] {
  const given = values as Readonly<Record<string, unknown>>
  return Object.entries(table).flatMap(([name, { kind }]) => describeField(kind, given[name], prefix + name))
}

function describeField(kind: string, value: unknown, name: string): readonly string[] {
  if (value === null || value === undefined || value === '' || value === false) return []
  if (isPartKind(kind) && typeof value === 'object') {
    const { holds, fields } = partsByKind[kind]
    if (holds === 'one') return describeFields(fields, value, `${name}.`)
    if (holds === 'byName')
      return Object.entries(value).flatMap(([key, member]) =>
        describeFields(fields, (member ?? {}) as object, `${name}.${key}.`),
      )
  }
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${name}: ${describeList(value)}`]
  return [`${name}: ${describePlain(kind, value, name)}`]
}

function describePlain(kind: string, value: unknown, name: string): string {
  if (value === true) return 'yes'
  if (kind === 'cents' && typeof value === 'number') return formatMoney(value as Cents)
  if (name === 'km' && typeof value === 'number') return formatKm(value)
  if (kind === 'epochSeconds' && typeof value === 'number') return new Date(value * 1000).toISOString()
  return shorten(value) ?? ''
}

/** '11: Apple CarPlay, Android Auto, Reversing camera, …'. */
function describeList(members: readonly unknown[]): string {
  const shown = members
    .slice(0, mostMembers)
    .map((member) =>
      typeof member === 'object' && member !== null && 'url' in member ? shorten(member.url) : shorten(member),
    )
  return `${members.length}: ${shown.join(', ')}${members.length > mostMembers ? ', …' : ''}`
}
