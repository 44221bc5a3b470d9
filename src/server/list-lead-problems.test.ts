import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { listLeadProblems, type LeadProblemParts } from './list-lead-problems.ts'

const secret = 'env:FORECOURT_SITE_TEST_SITE__LEADS'
const good = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const webhooks = [{ url: 'https://crm.example/leads', secret }]
const mail = { integrations: { mail: 'smtp' } } as const
const mailServer = { url: new URL('smtp://127.0.0.1:25'), from: 'a@b.example' } as unknown as LeadProblemParts['mail']

test.each<[string, DocumentPart, LeadProblemParts, readonly RegExp[]]>([
  ['a site without webhooks', {}, { mail: null, variables: {} }, []],
  ['a mail server', mail, { mail: mailServer, variables: {} }, []],
  ['no mail server', mail, { mail: null, variables: {} }, [/by e-mail.*Set SMTP_URL and MAIL_FROM/]],
  ['no mail server, on a demonstration', { ...mail, demo: true }, { mail: null, variables: {} }, []],
  ['a secret', { leads: { webhooks } }, { mail: null, variables: { FORECOURT_SITE_TEST_SITE__LEADS: good } }, []],
  ['no secret', { leads: { webhooks } }, { mail: null, variables: {} }, [/FORECOURT_SITE_TEST_SITE__LEADS is not set/]],
  [
    'a damaged secret, named twice',
    { leads: { webhooks, routes: [{ webhooks: [{ url: 'https://other.example/', secret }] }] } },
    { mail: null, variables: { FORECOURT_SITE_TEST_SITE__LEADS: 'whsec_short' } },
    [/FORECOURT_SITE_TEST_SITE__LEADS is not of the form whsec_…/],
  ],
])('LEAD-12 with %s the server tells what keeps leads waiting', (_what, part, parts, expected) => {
  const problems = listLeadProblems(buildTestSite(part), parts)
  expect(problems).toHaveLength(expected.length)
  for (const [index, words] of expected.entries()) expect(problems[index]).toMatch(words)
})
