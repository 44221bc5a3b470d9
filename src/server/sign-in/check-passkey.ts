import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { PasskeyAssertion, PasskeyRegistration } from '#features/parts/sign-in/passkey-desk.ts'

/**
 * What the WebAuthn library decides. It is loaded at the first use of a passkey. Nothing here reads or writes the
 * store: the caller has taken the challenge before.
 */

export interface PasskeyPlace {
  /** The relying party id. */
  readonly host: string
  /** Scheme, host and port of the page, as browsers write an origin. */
  readonly origin: string
}

/** COSE numbers of the signatures that are accepted, the best first: Ed25519, ECDSA and RSA, as browsers offer them. */
export const passkeyAlgorithms = [-8, -7, -257]

/** Returns the challenge that client data names; null where it is no client data. The challenge proves nothing yet. */
export function readChallenge(clientDataJSON: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    if (typeof read !== 'object' || read === null || !('challenge' in read)) return null
    return typeof read.challenge === 'string' ? read.challenge : null
  } catch {
    return null
  }
}

interface CheckedRegistration {
  readonly credentialId: string
  /** base64url. */
  readonly publicKey: string
  readonly counter: number
}

/** Checks a new passkey. Returns null where anything about it is not in order. */
export async function checkRegistration(
  registration: PasskeyRegistration,
  challenge: string,
  { host, origin }: PasskeyPlace,
): Promise<CheckedRegistration | null> {
  const [{ verifyRegistrationResponse }, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { id, rawId, type, response } = registration
  const { clientDataJSON, attestationObject } = response
  return orNull(async () => {
    // Certificates of makers are not asked for. None is accepted: the library would parse them, and may ask the network
    // whether one was revoked.
    const attestation = helpers.decodeAttestationObject(helpers.isoBase64URL.toBuffer(attestationObject))
    const statement = attestation.get('attStmt')
    const format = attestation.get('fmt')
    const isSelfMade = format === 'packed' && statement.get('x5c') === undefined
    if (format !== 'none' && !isSelfMade) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: helpers.isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
    }
  })
}

/** Checks a signature. Returns the counter that was signed, or null where anything is not in order. */
export async function checkAssertion(
  { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }: PasskeyAssertion,
  challenge: string,
  { host, origin }: PasskeyPlace,
  publicKey: string,
): Promise<number | null> {
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return orNull(async () => {
    // The store compares the counters, in the statement that records the use.
    const credential: WebAuthnCredential = { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential,
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

/** The library throws where an answer is not in order. */
async function orNull<Result>(check: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await check()
  } catch {
    return null
  }
}
