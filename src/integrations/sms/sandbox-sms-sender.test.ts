import { describe } from 'vitest'
import { createSandboxSmsSender } from './sandbox-sms-sender.ts'
import { testSmsSender } from './sms-sender.testkit.ts'

describe('the sandbox', () => testSmsSender(createSandboxSmsSender))
