import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

type Items = Site['navigation']['header']
type Override = Pick<Site['navigation'], 'hidden' | 'replaced'>

const flatten = (header: Items) => header.flatMap((item) => [item, ...item.dropdownItems])

/**
 * NAV-01: mandatory entries of the template must stay, and overrides must name existing entries. `inherited` is the
 * template's header, which a site's own header replaces.
 */
export function checkNavigation(
  site: Site,
  inherited: readonly { readonly name: string; readonly mandatory?: boolean | undefined }[],
): readonly Fault[] {
  const entries = [
    ...flatten(site.navigation.header),
    ...site.navigation.footer.flatMap(({ items }) => items),
    ...site.navigation.footer_links,
  ]
  const missing = inherited.filter(
    ({ name, mandatory }) => mandatory !== false && !site.navigation.header.some((item) => item.name === name),
  )
  return [
    ...missing.map(({ name }) =>
      fault(
        ['navigation', 'header'],
        `the mandatory entry '${name}' of the template is missing`,
        'every mandatory entry of the template',
      ),
    ),
    ...checkOverride(site.navigation, ['navigation'], entries),
    ...site.dealerships.flatMap(({ navigation }, d) =>
      navigation === null ? [] : checkOverride(navigation, ['dealerships', d, 'navigation'], entries),
    ),
  ]
}

function checkOverride(
  override: Override,
  place: Place,
  entries: readonly { readonly name: string; readonly mandatory: boolean }[],
): readonly Fault[] {
  const unknown = (name: string) => `the navigation has no entry '${name}'`
  return [
    ...override.hidden.flatMap((name, index) => {
      const named = entries.filter((entry) => entry.name === name)
      if (named.length === 0)
        return [fault([...place, 'hidden', index], unknown(name), 'the text of an entry, as shown')]
      return named.every(({ mandatory }) => mandatory)
        ? [
            fault(
              [...place, 'hidden', index],
              `'${name}' is mandatory and cannot be removed`,
              'an entry that is not mandatory',
            ),
          ]
        : []
    }),
    ...override.replaced.flatMap(({ name }, index) =>
      entries.some((entry) => entry.name === name)
        ? []
        : [fault([...place, 'replaced', index, 'name'], unknown(name), 'the text of an entry, as shown')],
    ),
  ]
}
