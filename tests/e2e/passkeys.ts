import type { CDPSession, Page } from '@playwright/test'

/** A device that keeps passkeys behind a screen lock, as Chromium simulates it. */
export interface PasskeyDevice {
  readonly session: CDPSession
  readonly id: string
}

/**
 * Gives the page's browser a device with a screen lock that is opened at once. With `isPresent` false the visitor
 * cancels each question of the browser.
 */
export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, id: authenticatorId }
}

/** Whether the visitor opens the screen lock when the browser asks for it; else the browser is told of a failure. */
export async function openScreenLock({ session, id }: PasskeyDevice, isOpened: boolean): Promise<void> {
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: isOpened })
}

/** Number of passkeys that the device keeps. */
export async function countPasskeys({ session, id }: PasskeyDevice): Promise<number> {
  return (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials.length
}
