import type { FacetAttribute } from '../facets.ts'
import { facets } from '../facets.ts'
import type { FacetChoice, FacetChoices, NearChoice, SearchState } from '../state/search-choices.ts'
import type { Sentence, Span, Understood } from './sentence.ts'

/** Two refinements of one attribute as one: values are alternatives, but of a set all are asked for; ranges overlap. */
function mergeChoices(before: FacetChoice, next: FacetChoice, all: boolean): FacetChoice {
  if (before.kind === 'range' && next.kind === 'range')
    return {
      kind: 'range',
      min: next.min === null ? before.min : Math.max(before.min ?? next.min, next.min),
      max: next.max === null ? before.max : Math.min(before.max ?? next.max, next.max),
    }
  if (before.kind === 'range' || next.kind === 'range') return next
  const values = [...new Set([...before.values, ...next.values])].toSorted()
  return { kind: 'values', values, ...(all ? { all } : {}) }
}

/** The refinements of a sentence by attribute. */
export function collectChoices({ understood, anyOf }: Sentence): FacetChoices {
  const choices: Partial<Record<FacetAttribute, FacetChoice>> = {}
  for (const { attribute, choice } of understood) {
    const before = choices[attribute]
    const all = facets[attribute].column.kind === 'keywords' && !anyOf.includes(attribute)
    choices[attribute] = before === undefined ? choice : mergeChoices(before, choice, all)
  }
  return choices
}

/**
 * The search that a typed text stands for: its refinements beside the chosen ones, and its other words as text. What
 * the
 * visitor chose in a filter wins over the sentence.
 */
export function applySentence(state: SearchState, sentence: Sentence): SearchState {
  const choices = { ...collectChoices(sentence), ...state.choices }
  return { ...state, text: sentence.rest, near: state.near ?? resolveNear(sentence), choices }
}

/** The place of a sentence as a search has it. */
export function resolveNear({ place }: Sentence): NearChoice | null {
  return place === null ? null : { place: place.slug, withinKm: place.withinKm }
}

/** The text without these stretches, and without an 'or' that then joins nothing. */
export function cutSpans(text: string, spans: readonly Span[]): string {
  let left = text
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from)) {
    // What stands before keeps its places, as further stretches may be cut from it.
    let before = left.slice(0, from).trimEnd()
    const after = splitWords(left.slice(to))
    if (` ${before}`.toLowerCase().endsWith(' or')) before = before.slice(0, -2)
    else if (after[0]?.toLowerCase() === 'or') after.shift()
    left = `${before} ${after.join(' ')}`
  }
  return splitWords(left).join(' ')
}

/** Words between spaces; a comma alone is none. */
const splitWords = (text: string): string[] => text.split(/\s/).filter((word) => word !== '' && word !== ',')

/** The text without all that it says of an attribute. */
export function cutAttribute(text: string, sentence: Sentence, attribute: FacetAttribute): string {
  return cutSpans(text, spansOf(sentence.understood, attribute))
}

function spansOf(understood: readonly Understood[], attribute: FacetAttribute): readonly Span[] {
  return understood.filter((one) => one.attribute === attribute).map(({ span }) => span)
}

/**
 * The state without what its text says of attributes, or of a place, that are also chosen in a filter, which wins: else
 * the words would come back to life when the visitor removes the choice. The same object when there is nothing to cut.
 */
export function settleSentence(state: SearchState, { understood, place }: Sentence): SearchState {
  const settled = understood.filter(({ attribute }) => state.choices[attribute] !== undefined).map(({ span }) => span)
  if (place !== null && state.near !== null) settled.push(place.span)
  return settled.length === 0 ? state : { ...state, text: cutSpans(state.text, settled) }
}
