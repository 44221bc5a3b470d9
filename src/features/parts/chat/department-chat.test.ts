import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildDepartmentChat } from './department-chat.ts'

const widget = { provider: 'Chat', script_url: 'https://chat.dealer.com.au/w.js', account: 'a' }

describe('TEN-13 the assistants of service and parts', () => {
  test.each<[what: string, chat: object, service: string | null, parts: string | null]>([
    [
      'both switches on a mobile app',
      { variant: 'mobile_app', service_assistant: true, parts_assistant: true },
      'service',
      'parts',
    ],
    ['both switches on the web', { variant: 'web', service_assistant: true, parts_assistant: true }, null, null],
    ['both switches, no variant given', { service_assistant: true, parts_assistant: true }, null, null],
    ['a mobile app without switches', { variant: 'mobile_app' }, null, null],
    ['the service switch alone', { variant: 'mobile_app', service_assistant: true }, 'service', null],
    ['the parts switch alone', { variant: 'mobile_app', parts_assistant: true }, null, 'parts'],
  ])('TEN-13 with %s', (_what, chat, service, parts) => {
    const site = buildTestSite({ chat: { widget, ...chat } })
    const textOf = (department: 'service' | 'parts') => buildDepartmentChat(site, department)?.text ?? null
    expect([textOf('service'), textOf('parts')]).toEqual([
      service === null ? null : 'Chat with our service team',
      parts === null ? null : 'Chat with our parts team',
    ])
    const bare = buildTestSite({ chat })
    expect([buildDepartmentChat(bare, 'service'), buildDepartmentChat(bare, 'parts')]).toEqual([null, null])
  })
})
