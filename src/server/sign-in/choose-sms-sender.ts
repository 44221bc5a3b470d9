import { createHttpSmsSender } from '#integrations/sms/http-sms-sender.ts'
import { createSandboxSmsSender } from '#integrations/sms/sandbox-sms-sender.ts'
import { createNoSmsSender, type SmsSender } from '#integrations/sms/sms-sender.ts'
import type { Site } from '#site/site.ts'

/** The gateway of the platform, from its environment; null where none is set. */
export interface SmsGateway {
  readonly url: string
  readonly account: string
  readonly token: string
  readonly sender: string
}

const timeLimitMs = 10_000

/** The sandbox shows codes to whoever opens the page, so it never serves a real dealer's site. */
export function chooseSmsSender(
  { demo, integrations }: Pick<Site, 'demo' | 'integrations'>,
  gateway: SmsGateway | null,
  isDevelopment: boolean,
): SmsSender {
  switch (integrations.sms) {
    case 'sandbox':
      return demo || isDevelopment
        ? createSandboxSmsSender()
        : createNoSmsSender('the sandbox is for demonstration sites only; set integrations.sms')
    case 'twilio':
      return gateway === null
        ? createNoSmsSender('the environment names no gateway; set SMS_ACCOUNT, SMS_TOKEN and SMS_SENDER')
        : createHttpSmsSender({ ...gateway, timeLimitMs })
  }
}
