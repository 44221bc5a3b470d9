import { longMakes, nameKey, resolveMake } from './makes.ts'
import { resolveModel, splitModel } from './models.ts'

export interface MakeModel {
  readonly make: string
  readonly model: string
  /**
   * The rest of the title after make and model, without notes in brackets; null when it is empty or the title does not
   * begin with them.
   */
  readonly titleRest: string | null
}

/**
 * Resolves make and model in their usual spelling. Repairs makes that a feed cut at the first space ('Land' | 'Rover')
 * and models that it cut short ('Landcruiser' of '2019 Toyota Landcruiser Prado GXL'), taking the model from the title.
 * The model is null when neither the fields nor the title hold one.
 *
 *   make 'Land', model 'Rover', title '2018 Land Rover Range Rover Sport SDV6'
 *   → make 'Land Rover' from both fields; longest known model in the title 'Range Rover Sport'; rest 'SDV6'
 */
export function resolveMakeModel(
  givenMake: string,
  givenModel: string,
  title: string | null,
): MakeModel | { readonly make: string; readonly model: null } {
  const { make, model: ownModel } = joinPieces(givenMake.trim(), givenModel.trim())
  const afterMake = title === null ? null : textAfterMake(title, make)
  const fromTitle =
    afterMake === null || afterMake === ''
      ? null
      : (splitModel(make, afterMake) ?? (ownModel === '' ? splitFirstWord(afterMake) : null))

  if (ownModel === '')
    return fromTitle === null
      ? { make, model: null }
      : { make, model: fromTitle.model, titleRest: cleanRest(fromTitle.rest) }

  const spelled = resolveModel(make, ownModel)
  const isLonger =
    fromTitle !== null &&
    nameKey(fromTitle.model).startsWith(nameKey(spelled)) &&
    fromTitle.model.length > spelled.length
  if (isLonger) return { make, model: fromTitle.model, titleRest: cleanRest(fromTitle.rest) }
  return { make, model: spelled, titleRest: afterMake === null ? null : cleanRest(textAfter(afterMake, spelled) ?? '') }
}

/**
 * 'Land' + 'Rover Discovery' → Land Rover, 'Discovery'; 'Land Rover' + 'Discovery' as it is; a make within the model's
 * text is removed.
 */
function joinPieces(make: string, model: string): { make: string; model: string } {
  if (nameKey(make) === 'rangerover') return { make: 'Land Rover', model: `Range Rover ${model}`.trim() }
  const whole = `${make} ${model}`
  const makeKey = nameKey(make)
  const known = resolveMake(make)
  const long = longMakes.find(
    ({ name, key }) =>
      key !== makeKey &&
      key.startsWith(makeKey) &&
      (known === null || known === name) &&
      textAfter(whole, name) !== null,
  )
  if (long !== undefined) return { make: resolveMake(long.name) ?? long.name, model: textAfter(whole, long.name) ?? '' }
  const spelled = known ?? make
  const repeated = textAfter(model, spelled)
  return {
    make: spelled,
    model: repeated !== null && repeated !== '' && splitModel(spelled, model) === null ? repeated : model,
  }
}

/**
 * The rest of a text that begins with the name as whole words, in any spelling; null when it does not begin with it.
 */
function textAfter(text: string, name: string): string | null {
  const key = nameKey(name)
  const words = text.trim().split(/\s+/)
  let read = ''
  for (const [at, word] of words.entries()) {
    read += nameKey(word)
    if (read === key) return words.slice(at + 1).join(' ')
    if (!key.startsWith(read)) return null
  }
  return null
}

function textAfterMake(title: string, make: string): string | null {
  const withoutYear = title.trim().replace(/^(?:19|20)\d\d\s+/, '')
  const direct = textAfter(withoutYear, make)
  if (direct !== null) return direct
  // The title may use another known spelling of the make ('VW Golf', 'Mercedes C200').
  const [first = '', ...rest] = withoutYear.split(/\s+/)
  return resolveMake(first) === make ? rest.join(' ') : null
}

function splitFirstWord(text: string): { model: string; rest: string } {
  const [model = '', ...rest] = text.trim().split(/\s+/)
  return { model, rest: rest.join(' ') }
}

/** Titles longer than this yield no badge; the limit bounds the time for a title with thousands of brackets. */
const longestTitle = 300

/**
 * Notes in brackets at the end ('(awd)', '(4X4)', '(5 Seat)') repeat what other fields hold, so they are removed; a
 * rest that repeats the title is not a badge.
 */
function cleanRest(rest: string): string | null {
  let text = rest.trim()
  if (text.length > longestTitle) return null
  while (/\([^()]*\)$/.test(text)) text = text.slice(0, text.lastIndexOf('(')).trimEnd()
  return text === '' || text.length > 40 || /^(?:19|20)\d\d\s/.test(text) ? null : text
}
