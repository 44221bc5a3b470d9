import type { IncomingMessage } from 'node:http'
import { parseArtKey, parseArtView } from '#demo/art-key.ts'
import { parseEmail, parseName, parsePostcode } from '#domain/enquiry/parse-contact.ts'
import { pickRememberedContact } from '#domain/enquiry/remembered-contact.ts'
import { longestVisit, parseVisit } from '#domain/enquiry/visit-attributes.ts'
import { parseAmount } from '#domain/finance/calculator-input.ts'
import { parseServiceQuote } from '#integrations/finance-quotes/service-format.ts'
import { slugify } from '#domain/format/slugify.ts'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { parseMassField } from '#domain/towing/tow-limits.ts'
import { toPlaceSlug } from '#domain/place/place.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import { parseServedPath } from '#domain/picture/served-pictures.ts'
import { readShownName } from '#domain/review/feedback-words.ts'
import {
  parseKilometres,
  parseModelYear,
  parsePlate,
  parseRegoState,
  parseVehicleName,
} from '#domain/trade-in/trade-in-vehicle.ts'
import { parseMobile } from '#domain/visitor/mobile-number.ts'
import { parseCode } from '#domain/visitor/one-time-code.ts'
import { parseOwnPath } from '#domain/visitor/own-path.ts'
import { createContentForm } from '#features/parts/content-forms/content-forms.ts'
import { contentPages, isContentFormId, resolveContentPage } from '#features/parts/content-forms/content-pages.ts'
import { parseContentPrefill } from '#features/parts/content-forms/content-prefill.ts'
import { createEnquiryForm, parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { createOfferForm } from '#features/parts/enquiry/offer-form.ts'
import { getLeadSchema } from '#features/parts/lead-form/lead-schema.server.ts'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import { checkSubmissionToken } from '#features/parts/lead-form/submission-token.ts'
import { buildTowCheckForm, resolveTowCheck } from '#features/parts/tow-check/tow-check-view.ts'
import { parseDepartment } from '#features/screens/locations/locations-view.ts'
import { createFinanceForm, parseFinanceAddress } from '#features/screens/finance/finance-form.ts'
import { findModelGroup } from '#features/parts/models/model-groups.ts'
import { parseViewedIds } from '#features/parts/recently-viewed/viewed-view.ts'
import { buildPartsSearch } from '#features/screens/parts/build-parts-pages.ts'
import { loadSentenceKnowledge } from '#features/screens/search-results/loading/understand-search.server.ts'
import { listSuggestions } from '#features/screens/search-results/loading/list-suggestions.ts'
import { parseSignInAddress } from '#features/screens/sign-in/sign-in-view.ts'
import { parseTradeInAddress } from '#features/screens/trade-in/trade-in-address.ts'
import { parseComparedIds } from '#features/parts/compare/compare-choice.ts'
import { parseHistory } from '#features/parts/search-box/search-history.ts'
import { parseCompareAddress } from '#features/parts/saved-vehicles/compare-address.ts'
import { parseFavourites } from '#features/parts/saved-vehicles/parse-favourites.ts'
import { parseSavedIds } from '#features/parts/saved-vehicles/saved-ids.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { parseFilterExpression } from '#search/filter-expression.ts'
import { parseFilterTokens } from '#search/filter-tokens.ts'
import { parseCanonicalNumber } from '#search/query-checks.ts'
import { parseChoice, parseNear } from '#search/state/search-choices.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { parseSentence } from '#search/sentence/parse-sentence.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import { parseTyped } from '#search/text/typed-words.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { matchesEntityTag, parseAcceptedEncoding } from '#http/accepted-encoding.ts'
import { isAnonymous } from '#http/page-cache/is-anonymous.ts'
import { resolvePageAddress } from '#http/page-cache/page-address.ts'
import { parsePictureFormat, resolvePictureFormat } from '#pictures/picture-format.ts'
import { resolveVisitorAddress } from '#http/visitor-address.ts'
import { findMakeMark } from '#site/directory/make-mark.ts'
import { normaliseHost } from '#site/resolve-host.ts'
import { findLongestPlace, findPlaces } from '#site/places/find-places.ts'
import { resolveRoute } from '#site/routes.ts'
import { parseSecretReference } from '#site/site-secrets.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadEndpoints } from '../../src/routes/load-endpoints.ts'
import { parseJsonBody } from '#http/parse-json-body.ts'

/** The longest request line that is answered, the longest form body, and what Node takes of headers, characters. */
const longestTarget = 12_000
const longestForm = 65_536
const longestHeaders = 16_000
/** The longest bodies of the sign-in page's form and of the sign-out button's. */
const longestSignIn = 2_048
const longestSignOut = 4_096
/** What the pages keep of a mobile number and of a field of the trade-in form before they parse it, characters. */
const longestMobile = 40
const longestTradeInField = 200
/** A plate or kilometres of more characters are refused unread. */
const longestTyped = 40

const site = buildTestSite({})
/** A site with model pages. */
const modelSite = buildTestSite({ template: 'toyota' })
const nowMs = Date.UTC(2026, 10, 22)
const engine = createColumnarEngine(vehicleIndexSchema, {
  now: () => 0,
  synonyms: vehicleSynonyms,
  names: vehicleNames,
})
engine.rebuild(Array.from({ length: 200 }, (_, index) => toSearchDocument(buildVehicle(`F${index}`), site.slug)))
const search = createLocalSearch(engine)
const sentenceKnowledge = await loadSentenceKnowledge(search, site, 'one or another', nowMs)
const enquiry = getLeadSchema(createEnquiryForm({ vehicle: null, about: 'vehicle', missing: false }, site))
const offer = getLeadSchema(createOfferForm(resolveListing(buildVehicle('F1'), site, nowMs), site))
const finance = getLeadSchema(
  createFinanceForm({
    address: parseFinanceAddress(new URLSearchParams()),
    vehicle: null,
    price: null,
    site,
    action: '/finance',
  }),
)
const everyQuestion = buildTestSite({ forms: { additional_services: ['Wash'], category_select: true } })
const contentSchemas = Object.keys(contentPages)
  .filter(isContentFormId)
  .map((id) => ({
    id,
    schema: getLeadSchema(createContentForm(id, everyQuestion, resolveContentPage(id, everyQuestion))),
  }))
const visitLimits = { pages: 100, params: ['utm_source'] }
const inEveryField = ({ shape }: { readonly shape: object }, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, text]))
const requestWith = (headers: Readonly<Record<string, string>>): IncomingMessage =>
  ({ headers }) as unknown as IncomingMessage
/** A request's target is ASCII: what else is typed travels percent-encoded, three to twelve characters for one. */
const encode = (text: string): string => encodeURI(text.toWellFormed()).slice(0, longestTarget)
const asJson = (text: string): unknown => ({ weeklyRepaymentAmount: text, advertisedRate: text, comparisonRate: text })

export interface VisitorParser {
  /** Begins with the name of the function. */
  readonly name: string
  readonly parse: (text: string) => unknown
  /** The longest text that reaches it. */
  readonly length: number
}

const of = (name: string, length: number, parse: (text: string) => unknown): VisitorParser => ({ name, parse, length })

/** The body of every JSON endpoint: any text, and any text in each of the fields that endpoints take. */
const bodies = (await loadEndpoints()).flatMap(({ id, definition: { body } }): readonly VisitorParser[] => {
  if (body === undefined) return []
  const parse = (text: string) => parseJsonBody(body.schema, text)
  const fields = ['purchasePrice', 'vin', 'nvic', 'parameters', 'path', 'car_id', 'dealership_id', 'website_id']
  return [
    of(`parseJsonBody of ${id}`, body.maxBytes, parse),
    // Every field three times: a body that is longer is refused before it is parsed.
    of(`parseJsonBody of ${id}, long values`, Math.floor(body.maxBytes / (3 * fields.length)), (text) => {
      const values = Object.fromEntries(fields.map((field) => [field, text]))
      const asForm = { form: 'enquiry', submission: '', userData: values, fields: values }
      return parse(JSON.stringify({ name: 'search_view', ...asForm, ...values }))
    }),
  ]
})

/** Every parser of text that a visitor, or a program that asks like one, can send. */
export const visitorParsers: readonly VisitorParser[] = [
  of('parseAmount', longestTarget, parseAmount),
  of('parseMoney', longestTarget, parseMoney),
  of('parseMassField', longestTarget, parseMassField),
  of('resolveTowCheck', longestTarget, (text) => {
    const query = new URLSearchParams({ braked: text, ball: text, kerb: text, gvm: text, gcm: text, load: text })
    return [resolveTowCheck(site, query), buildTowCheckForm(site, query)]
  }),
  of('parseDepartment', longestTarget, parseDepartment),
  of('parseName', longestForm, parseName),
  of('parseEmail', longestForm, parseEmail),
  of('parsePostcode', longestForm, parsePostcode),
  of('parsePhone', longestForm, parsePhone),
  of('parseMobile', longestMobile, parseMobile),
  of('parseCode', longestSignIn, parseCode),
  of('parseOwnPath of a form', longestSignOut, (text) => parseOwnPath(`/${text}`)),
  // Longer paths are refused unread.
  of('parseOwnPath of the longest path', 1_999, (text) => parseOwnPath(`/${encode(text)}`.slice(0, 2_000))),
  of('parseSignInAddress', longestTarget, (text) =>
    parseSignInAddress(site, new URLSearchParams({ type: text, redirect: `/${text}`, back: `/${text}`, step: text })),
  ),
  of('parseSignInAddress of the longest paths', 1_999, (text) => {
    const path = `/${encode(text)}`.slice(0, 2_000)
    return parseSignInAddress(site, new URLSearchParams({ type: text, redirect: path, back: path }))
  }),
  of('parseTradeInAddress', longestTarget, (text) =>
    parseTradeInAddress('/trade-in', new URLSearchParams({ car_id: text, step: text, answers: text, offer: text })),
  ),
  of('parseContentPrefill', longestTarget, (text) =>
    parseContentPrefill(modelSite, new URLSearchParams({ model: text, accessory: text, part: text })),
  ),
  of('findModelGroup', longestTarget, (text) => findModelGroup(modelSite, text)),
  of('buildPartsSearch', longestTarget, (text) => buildPartsSearch(site, text)),
  of('findMakeMark', longestTarget, findMakeMark),
  of('parsePlate', longestTradeInField, parsePlate),
  of('parsePlate of a text that it reads', longestTyped, parsePlate),
  of('parseRegoState', longestTradeInField, parseRegoState),
  of('parseKilometres', longestTradeInField, parseKilometres),
  of('parseKilometres of a text that it reads', longestTyped, parseKilometres),
  of('parseModelYear', longestTradeInField, (text) => parseModelYear(text, 2026)),
  of('parseVehicleName', longestTradeInField, parseVehicleName),
  of('checkSubmissionToken', longestForm, (text) =>
    checkSubmissionToken(text, { site: 'a', form: 'b' }, 'secret', nowMs),
  ),
  of('checkSubmissionToken after a time', longestForm, (text) =>
    checkSubmissionToken(`1.${text}`, { site: 'a', form: 'b' }, 'secret', nowMs),
  ),
  of('parseChoice of values', longestTarget, (text) => parseChoice('open', [text])),
  of('parseChoice of a range', longestTarget, (text) => parseChoice('range', [text])),
  of('slugify', longestTarget, slugify),
  of('trimTrailingSlashes', longestTarget, trimTrailingSlashes),
  of('readFormFields', longestForm, (text) => readFormFields(text, ['name', 'email'])),
  of('enquiry schema, every field', longestForm, (text) => enquiry.safeParse(inEveryField(enquiry, text))),
  of('offer schema, every field', longestForm, (text) => offer.safeParse(inEveryField(offer, text))),
  of('finance schema, every field', longestForm, (text) => finance.safeParse(inEveryField(finance, text))),
  // The longest text that a field of the form takes has 2,000 characters.
  of('finance schema, texts that reach its rules', 4_000, (text) => finance.safeParse(inEveryField(finance, text))),
  ...contentSchemas.map(({ id, schema }) =>
    of(`${id} schema, every field`, longestForm, (text) => schema.safeParse(inEveryField(schema, text))),
  ),
  of('parseVisit', longestForm, (text) => parseVisit(text, visitLimits)),
  of('parseVisit of one page', longestVisit, (text) => parseVisit(JSON.stringify({ pages: [text] }), visitLimits)),
  of('readShownName', longestForm, (text) => readShownName(text, 'Valued Customer')),
  of('pickRememberedContact', longestForm, (text) => pickRememberedContact({ name: text, email: text, phone: text })),
  of('parseServiceQuote', longestTarget, (text) => parseServiceQuote(asJson(text))),
  ...bodies,
  of('parseEnquiryAddress', longestTarget, (text) =>
    parseEnquiryAddress(new URLSearchParams({ car_id: text, about: text })),
  ),
  of('parseFinanceAddress', longestTarget, (text) =>
    parseFinanceAddress(new URLSearchParams({ car_id: text, vehiclePriceBudget: text, vin: text })),
  ),
  of('parseViewedIds', longestTarget, parseViewedIds),
  of('parseHistory', longestTarget, (text) =>
    parseHistory(JSON.stringify([{ href: `/${text}`, title: text, words: [text] }]), 10),
  ),
  of('parseFavourites', longestTarget, parseFavourites),
  of('parseSavedIds', longestTarget, parseSavedIds),
  of('parseComparedIds', longestTarget, parseComparedIds),
  of('parseCompareAddress', longestTarget, (text) => parseCompareAddress(new URLSearchParams(encode(text)))),
  of('parseSearchState', longestTarget, (text) =>
    parseSearchState(new URLSearchParams(encode(text)), { kmSorts: true }),
  ),
  of('parseNear', longestTarget, (text) => parseNear(text, text)),
  of('toPlaceSlug', longestTarget, toPlaceSlug),
  of('findPlaces', longestTarget, findPlaces),
  of('findLongestPlace', longestTarget, (text) => findLongestPlace(text.split(' '))),
  of('parseSearchState of long values', longestTarget, (text) =>
    parseSearchState(new URLSearchParams({ price: text, make: text, query: text, page: text }), { kmSorts: true }),
  ),
  of('parseFilterExpression', longestTarget, (text) => parseFilterExpression(text, vehicleIndexSchema)),
  of('parseFilterTokens', longestTarget, parseFilterTokens),
  of('parseCanonicalNumber', longestTarget, parseCanonicalNumber),
  of('parseTyped', longestTarget, (text) => parseTyped(text, vehicleNames)),
  of('search by text', longestTarget, (text) =>
    search.search({ scope: buildStockScope(site, nowMs), text, limit: 20 }),
  ),
  of('parseSentence', longestTarget, (text) => parseSentence(text, sentenceKnowledge)),
  of('parseSentence of places and amounts', longestTarget, (text) =>
    parseSentence(`near ${text} under ${text} km`, sentenceKnowledge),
  ),
  of('listSuggestions', longestTarget, (text) => listSuggestions(search, site, text, nowMs)),
  of('resolvePageAddress of a path', longestTarget, (text) => resolvePageAddress(site, `/${encode(text)}`)),
  of('resolvePageAddress of a query', longestTarget, (text) =>
    resolvePageAddress(site, `/search/used-cars?${encode(text)}`),
  ),
  of('resolveRoute', longestTarget, (text) => resolveRoute(site, `/${text}`)),
  of('parseServedPath', longestTarget, (text) => parseServedPath(`/pictures/${text}`)),
  of('parseArtKey', longestTarget, parseArtKey),
  of('parseArtView', longestTarget, parseArtView),
  of('parsePictureFormat', longestTarget, parsePictureFormat),
  of('resolvePictureFormat of Accept', longestHeaders, resolvePictureFormat),
  of('parseAcceptedEncoding', longestHeaders, parseAcceptedEncoding),
  of('matchesEntityTag of If-None-Match', longestHeaders, (text) => matchesEntityTag(text, '"a"')),
  of('isAnonymous of Cookie', longestHeaders, (text) => isAnonymous(requestWith({ cookie: text }))),
  of('resolveVisitorAddress of X-Forwarded-For', longestHeaders, resolveVisitorAddress),
  of('normaliseHost', longestHeaders, normaliseHost),
  of('parseSecretReference', longestTarget, (text) => parseSecretReference('bay', `env:${text}`)),
]
