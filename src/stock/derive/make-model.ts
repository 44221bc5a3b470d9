import { longMakes, nameKey, resolveMake } from './makes.ts'
import { resolveModel, splitModel } from './models.ts'

export interface MakeModel {
  readonly make: string
  readonly model: string
  /** The title behind make and model; null when it does not begin with them. */
  readonly titleRest: string | null
  /**
   * The title behind the make, with the model or with another name of it; null when the title does not begin with the
   * make. A gearbox can be read here even where no badge can.
   */
  readonly titleAfterMake: string | null
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
      : (splitModel(make, afterMake) ?? (ownModel === '' ? splitFirstWord(make, afterMake) : null))

  if (ownModel === '')
    return fromTitle === null
      ? { make, model: null }
      : { make, model: fromTitle.model, titleRest: fromTitle.rest, titleAfterMake: afterMake }

  const spelled = resolveModel(make, ownModel)
  const isLonger =
    fromTitle !== null &&
    nameKey(fromTitle.model).startsWith(nameKey(spelled)) &&
    fromTitle.model.length > spelled.length
  if (isLonger) return { make, model: fromTitle.model, titleRest: fromTitle.rest, titleAfterMake: afterMake }
  // The title may name the range before the model: model '320i', title 'BMW 3 Series 320i M Sport'.
  const rest =
    afterMake === null
      ? null
      : (textAfter(afterMake, spelled) ?? (fromTitle === null ? null : textAfter(fromTitle.rest, spelled)))
  return { make, model: spelled, titleRest: rest, titleAfterMake: afterMake }
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
  const withoutYear = title.trim().replace(/^(?:19|20)\d\d\s+(?:MY\d\d(?:\.\d+)?\s+)?/i, '')
  const words = withoutYear.split(/\s+/, 3)
  // The title may use another known spelling of the make ('VW Golf', 'Mercedes C200', 'Isuzu Ute D-MAX').
  for (const count of [2, 1]) {
    const spelling = words.slice(0, count).join(' ')
    if (words.length > count && resolveMake(spelling) === make) return textAfter(withoutYear, spelling)
  }
  const direct = textAfter(withoutYear, make)
  if (direct !== null) return direct
  // The model may hold the make's name: 'Mazda3 G20 Pure'.
  return splitModel(make, withoutYear) === null ? null : withoutYear
}

/** A model that the directory lacks is the first word: 'Focus' of 'Focus ST'. */
function splitFirstWord(make: string, text: string): { model: string; rest: string } {
  const [model = '', ...rest] = text.trim().split(/\s+/)
  return { model: resolveModel(make, model), rest: rest.join(' ') }
}
