import { expect, test } from 'vitest'
import { buildSecretPrefix, isSecretReference, parseSecretReference } from './site-secrets.ts'

test('API-04 the variables of a site begin with its slug in capitals', () => {
  expect(buildSecretPrefix('bay')).toBe('FORECOURT_SITE_BAY__')
  expect(buildSecretPrefix('bay-motors-2')).toBe('FORECOURT_SITE_BAY_MOTORS_2__')
})

test.each([
  ['env:FORECOURT_SITE_BAY__KEY', 'FORECOURT_SITE_BAY__KEY'],
  ['env:FORECOURT_SITE_BAY__K', 'FORECOURT_SITE_BAY__K'],
  ['env:FORECOURT_SITE_BAY__', null],
  ['env:FORECOURT_SITE_BAY_MOTORS__KEY', null],
  ['env:FORECOURT_DATABASE_PASSWORD', null],
  ['env:OTHER_FORECOURT_SITE_BAY__KEY', null],
  ['FORECOURT_SITE_BAY__KEY', null],
  ['a secret', null],
])('API-04 the site bay may read by %s: %s', (text, name) => {
  expect(parseSecretReference('bay', text)).toBe(name)
})

test.each([
  ['env:AB', true],
  ['env:FORECOURT_SITE_BAY__KEY_2', true],
  ['env:A', false],
  ['env:1AB', false],
  ['env:ab', false],
  ['env:AB-C', false],
  ['xenv:AB', false],
  ['AB', false],
])('API-04 whether %s names a variable: %s', (text, names) => {
  expect(isSecretReference(text)).toBe(names)
})
