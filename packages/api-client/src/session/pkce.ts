import { toBase64Url } from '../core/base64-url.ts';

/** The verifier of a sign-in and its challenge (S256). */
export interface CodeProof {
  readonly codeVerifier: string;
  readonly codeChallenge: string;
}

/** Creates the verifier of a sign-in (32 random bytes) and its challenge (SHA-256). */
export async function createCodeProof(
  crypto: Pick<Crypto, 'getRandomValues' | 'subtle'> = globalThis.crypto,
): Promise<CodeProof> {
  const codeVerifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return { codeVerifier, codeChallenge: toBase64Url(new Uint8Array(hash)) };
}
