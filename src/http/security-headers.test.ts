import { expect, test } from 'vitest'
import { buildContentSecurityPolicy } from './security-headers.ts'

const html = '<html><script>start()</script></html>'

test('VDP-19 the policy lets in the configured widget and nothing else of its kind', () => {
  const policy = buildContentSecurityPolicy(
    html,
    { widget: 'https://chat.example.com', tagManager: false, map: null },
    {
      scripts: ["'sha256-own'"],
      styles: [],
    },
  ).split('; ')
  expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(
    /^script-src 'self' https:\/\/chat\.example\.com 'sha256-own'$/,
  )
  expect(policy).toContain("connect-src 'self' https://chat.example.com wss://chat.example.com")
  expect(policy).toContain("frame-src 'self' https://chat.example.com")
})

test('VDP-19 without a widget the policy names no other host', () => {
  expect(buildContentSecurityPolicy(html)).not.toMatch(/https:\/\/|frame-src/)
})

test('API-04 a script that merely stands in the page is not allowed', () => {
  expect(buildContentSecurityPolicy(html).split('; ')).toContain("script-src 'self'")
})

test('API-02 a site with a tag manager lets it and its measuring in, and no other host', () => {
  const policy = buildContentSecurityPolicy(html, { widget: null, tagManager: true, map: null }).split('; ')
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
  expect(policy).toContain(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  )
  expect(policy.join()).not.toContain("script-src 'self' 'unsafe")
})

test('LOC-06 a map may be shown in a frame, and runs no script in the page', () => {
  const policy = buildContentSecurityPolicy(html, { widget: null, tagManager: false, map: 'https://map.example' })
  expect(policy).toContain("frame-src 'self' https://map.example")
  expect(policy).toContain("script-src 'self';")
})
