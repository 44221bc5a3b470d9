// Finds uses of what the libraries have no more.

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

/** What a built script uses that React does not have, in words with the place; empty where all is well. */
export function findBuiltUses(code: string): string[] {
  return builtUses.flatMap(([name, pattern]) => [...new Set(code.match(pattern))].map((found) => `${name} (${found})`))
}

/** The names of the router's parts are short ones in a built script, so that the source has to tell. */
const sourceUses = [
  /\b(?:clientMiddleware|PrefetchPageLinks|useBlocker|usePrompt|useViewTransitionState|viewTransition)\b/g,
  /<(?:Nav)?Link\s[^>]*\b(?:mask|prefetch)=/g,
]

/** What a module of ours uses that the router does not have; empty where all is well. */
export function findSourceUses(code: string): string[] {
  return sourceUses.flatMap((pattern) => [...new Set(code.match(pattern))])
}
