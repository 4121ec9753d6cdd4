import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@haberdash/api-client/consumers';

/** Whether passkeys can be among the suggestions of the e-mail field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

const toText = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Form fields with the signed challenge; undefined when nothing was chosen. */
export type SignedFields = Readonly<Record<string, string>> | undefined;

/** Signs a challenge with a passkey; rejects like the browser, such as for a closed dialog. */
export async function signChallenge(
  options: PasskeyRequestOptions,
  request: Pick<CredentialRequestOptions, 'mediation' | 'signal'>,
): Promise<SignedFields> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey, ...request });
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined;
  return {
    credentialId: credential.id,
    userHandle: toText(response.userHandle),
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
  };
}

/** Creates a passkey; rejects like the browser. */
export async function makePasskey(options: PasskeyCreationOptions): Promise<SignedFields> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) return undefined;
  return {
    credentialId: credential.id,
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports().join(),
  };
}
