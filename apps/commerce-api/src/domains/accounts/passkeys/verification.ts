import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeySignInRequest } from '@haberdash/api-client/consumers';

import type { RelyingParty } from './rules/relying-party.ts';
import type { PasskeyRow } from './repository.ts';

/** Keys that authenticators may make: Ed25519, ECDSA with P-256, RSA with SHA-256. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

/** A verified passkey with its signature counter. */
export interface VerifiedKey extends Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> {
  readonly aaguid: string;
}

/** The challenge in the client data; undefined for invalid data. */
export function challengeOf({ clientDataJSON }: Pick<NewPasskey, 'clientDataJSON'>): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Attestation with certificates would make the library fetch URLs that the sender chooses. */
function needsNoCertificate(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** The library throws for every mismatch. */
const fits = async <T>(check: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await check();
  } catch {
    return undefined;
  }
};

/** Verifies a registration: challenge, origin, domain, user presence and verification. */
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

/** Verifies a signature of a known passkey; returns its new counter, which never decreases. */
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
