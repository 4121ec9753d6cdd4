import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeySignInRequest } from '@haberdash/api-client/consumers';

import type { RelyingParty } from './rules/relying-party.ts';
import type { PasskeyRow } from './repository.ts';

/** Keys that authenticators may make: Ed25519, ECDSA with P-256, RSA with SHA-256. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** A passkey that fits the challenge; the counter is that of signatures. */
export interface VerifiedKey extends Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> {
  /** The model of the authenticator. */
  readonly aaguid: string;
}

/** The challenge that the browser says it was given; none in what no browser has made. */
export function challengeOf({ clientDataJSON }: Pick<NewPasskey, 'clientDataJSON'>): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * None was asked for, so the few that come are signed by the passkey itself. One with certificates would have the
 * library ask addresses that stand in them, which the sender may choose.
 */
function needsNoCertificate(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Whatever the library throws says that the answer does not fit. */
const fits = async <T>(check: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await check();
  } catch {
    return undefined;
  }
};

/** Checks what an authenticator made: challenge, origin, domain, presence and verification of its owner. */
export const verifyNew = (
  { credentialId, clientDataJSON, attestationObject }: NewPasskey,
  expectedChallenge: string,
  relyingParty: RelyingParty,
): Promise<VerifiedKey | undefined> =>
  fits(async () => {
    if (!needsNoCertificate(attestationObject)) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (registrationInfo === undefined || registrationInfo.credential.id !== credentialId) return undefined;
    const { aaguid, credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId, publicKey, counter: credential.counter, aaguid };
  });

/** Checks a signature of a passkey that is known. Answers its new counter, which never goes back. */
export const verifySignature = (
  { credentialId, userHandle, clientDataJSON, authenticatorData, signature }: PasskeySignInRequest,
  expectedChallenge: string,
  { publicKey, counter }: PasskeyRow,
  relyingParty: RelyingParty,
): Promise<number | undefined> =>
  fits(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
