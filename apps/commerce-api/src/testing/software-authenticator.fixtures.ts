import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeySignInRequest,
} from '@haberdash/api-client/consumers';

import type { TestShopper } from './service.ts';

/** 127.0.0.1 has its passkeys at localhost. */
const ORIGIN = 'http://localhost:3000';

/** Errors that a test injects. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** The user verification flag. */
  readonly isVerified?: boolean;
  /** Attestation format; defaults to `none`. */
  readonly format?: string;
  readonly statement?: ReadonlyMap<string, Uint8Array[]>;
}

type Assertion = Omit<PasskeySignInRequest, 'type' | 'codeChallenge'>;

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const fromBase64Url = (text: string | undefined): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text ?? '', 'base64url'));

const clientDataOf = (type: string, challenge: string, { origin = ORIGIN, ...forged }: Forgery): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge: forged.challenge ?? challenge, origin, crossOrigin: false }));

function authenticatorDataOf(rpId: string, flags: number, { counter = 0, ...forged }: Forgery): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const verified = forged.isVerified === false ? 0 : VERIFIED;
  // oxlint-disable-next-line no-bitwise -- flags of the format
  return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.of(flags | verified), count]);
}

/** A software passkey that can sign wrongly on demand. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const credentialId = id.toString('base64url');
  let userHandle = '';

  // COSE: key type EC2, algorithm ES256, curve P-256, and both coordinates.
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, fromBase64Url(x)],
      [-3, fromBase64Url(y)],
    ]),
  );

  return {
    credentialId,
    /** Responds to a registration challenge. */
    create({ challenge, rp, user }: PasskeyCreationOptions, forged: Forgery = {}): NewPasskey {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      // oxlint-disable-next-line no-bitwise -- flags of the format
      const authData = Buffer.concat([authenticatorDataOf(rp.id, PRESENT | HAS_KEY, forged), attested]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, Uint8Array<ArrayBuffer>[]>>([
          ['fmt', forged.format ?? 'none'],
          [
            'attStmt',
            new Map(
              [...(forged.statement ?? [])].map(([name, list]) => [
                name,
                list.map((part) => new Uint8Array(part)),
              ]),
            ),
          ],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        credentialId,
        clientDataJSON: clientDataOf('webauthn.create', challenge, forged).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    /** Responds to a sign-in challenge. */
    get({ challenge, rpId }: PasskeyRequestOptions, forged: Forgery = {}): Assertion {
      const clientData = clientDataOf('webauthn.get', challenge, forged);
      const data = authenticatorDataOf(rpId, PRESENT, forged);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        credentialId,
        userHandle,
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

const PATH = '/consumers-v3/consumer/passkeys';

/** Registers a passkey; returns its id. */
export async function addPasskeyOf(
  owner: TestShopper,
  authenticator: SoftwareAuthenticator = softwareAuthenticator(),
  forged: Forgery = {},
): Promise<string> {
  const { body } = await owner.call<PasskeyCreationOptions>('POST', `${PATH}/options`);
  const added = await owner.call<{ passkeyId: string }>('POST', PATH, authenticator.create(body, forged));
  if (added.status !== 201)
    throw new TypeError(`the passkey of the test was rejected: ${added.errorIds.join()}`);
  return added.body.passkeyId;
}
