import { findAccessibilityProblems, expect, gotoLive, openFilters, siteUrl, tellBodies, test } from './site.ts'

const search = '/search/used-cars'
const site = 'bigsky-motors'

test('a typed place and a radius are searched, and the yards stand on a map', { tag: '@once' }, async ({ page }) => {
  await gotoLive(page, site, search)
  await openFilters(page)
  await page.getByText('Distance', { exact: true }).click()
  const place = page.getByLabel('Suburb or postcode')
  await place.click()
  await place.fill('Beenleigh')
  await place.press('Enter')
  await expect(page).toHaveURL(siteUrl(site, `${search}?near=beenleigh-qld`))
  await expect(place).toHaveValue('Beenleigh QLD')
  await page.getByLabel('Distance', { exact: true }).selectOption('50')
  await expect(page).toHaveURL(siteUrl(site, `${search}?near=beenleigh-qld&within=50`))
  await expect(page.locator('article').first()).toContainText(/\d km away/)
  await page.getByRole('button', { name: 'Our yards on a map' }).click()
  await expect(page.getByRole('link', { name: /Bigsky Rocklea \d+ vehicles?, 25 km away/ })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test.describe('with the browser’s position', () => {
  test.use({ geolocation: { latitude: -27.6123, longitude: 152.7654 }, permissions: ['geolocation'] })

  test('the nearest postcode is searched, and no request holds the position', { tag: '@once' }, async ({ page }) => {
    const asked: string[] = []
    await tellBodies(page)
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await gotoLive(page, site, search)
    await openFilters(page)
    await page.getByText('Distance', { exact: true }).click()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL(siteUrl(site, `${search}?near=4305`))
    expect(asked.filter((request) => /27\.6|152\.7/.test(request))).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields of the distance are part of the plain form', { tag: '@once' }, async ({ page }) => {
    await page.goto(siteUrl(site, search))
    await page.getByText('Distance', { exact: true }).click()
    await page.getByLabel('Suburb or postcode').fill('4300')
    await page.getByLabel('Distance', { exact: true }).selectOption('50')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(siteUrl(site, `${search}?near=4300&within=50`))
  })
})
