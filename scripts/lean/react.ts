// Code of React, and of the common module of React DOM, that our pages never use.
import type { Part } from './cut-code.ts'

const names =
  'addTransitionType|cache|cacheSignal|cloneElement|createRef|unstable_useCacheRefresh|useActionState|useEffectEvent|' +
  'useImperativeHandle|useInsertionEffect|useOptimistic|useReducer|useTransition'

export const reactParts: readonly Part[] = [
  {
    name: 'exports',
    cuts: [
      {
        text: new RegExp(String.raw`^exports\.(?:${names}) = (?:\w+;\n|function [^]*?^\};\n)`, 'gm'),
        times: 13,
      },
      { text: /^exports\.(?:Activity|Children|Profiler|PureComponent|StrictMode|ViewTransition) = \w+;\n/gm, times: 6 },
      { from: 'exports.__COMPILER_RUNTIME =', until: 'exports.createContext =' },
      { text: 'exports.useDebugValue = function () {};\n' },
      { text: 'exports.isValidElement = isValidElement;\n' },
    ],
  },
]

export const reactDomSharedParts: readonly Part[] = [
  {
    name: 'resource hints and forms',
    cuts: [
      { from: 'exports.browser =', until: 'exports.createPortal =' },
      { from: 'exports.preconnect =', until: 'exports.version =' },
    ],
  },
]
