// Finds uses of library code that was cut out.

/** Exports of React and React DOM that are cut out. */
const exportsCut =
  'Activity|Profiler|PureComponent|StrictMode|SuspenseList|ViewTransition|addTransitionType|cloneElement|createRef|' +
  'createRoot|preinit|preinitModule|preloadModule|prefetchDNS|requestFormReset|useActionState|useDebugValue|' +
  'useEffectEvent|useFormState|useFormStatus|useImperativeHandle|useInsertionEffect|useOptimistic|useReducer|' +
  'useTransition'

const builtUses: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['an export of React', new RegExp(String.raw`\.(?:${exportsCut})\b`, 'g')],
  ['an event of React', /\bon(?:Select|BeforeInput|Composition(?:Start|End|Update))(?:Capture)?:/g],
  ['a stylesheet with a precedence', /\bprecedence:/g],
  ['a ref of a fragment', /\.Fragment,\{(?:[^{}]*,)?ref:/g],
]

/** Describes each use of cut React exports in a built script, with its place; empty: none. */
export function findBuiltUses(code: string): string[] {
  return builtUses.flatMap(([name, pattern]) => [...new Set(code.match(pattern))].map((found) => `${name} (${found})`))
}

/** Names of the router's exports are minified in a built script, so our source is checked instead. */
const sourceUses = [
  /\b(?:clientMiddleware|PrefetchPageLinks|useBlocker|usePrompt|useViewTransitionState|viewTransition)\b/g,
  /<(?:Nav)?Link\s[^>]*\b(?:mask|prefetch)=/g,
]

/** Describes each use of cut router exports in one of our modules; empty: none. */
export function findSourceUses(code: string): string[] {
  return sourceUses.flatMap((pattern) => [...new Set(code.match(pattern))])
}
