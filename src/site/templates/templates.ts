import type { TemplateLayer } from '../resolve-site.ts'
import type { TemplateName } from '../site.ts'
import { brand } from './brand.ts'
import { classic } from './classic.ts'
import { group } from './group.ts'
import { leisure } from './leisure.ts'
import { toyota } from './toyota.ts'

/** Every template by name (TEN-02). */
export const templates: Readonly<Record<TemplateName, TemplateLayer>> = { toyota, group, classic, brand, leisure }
