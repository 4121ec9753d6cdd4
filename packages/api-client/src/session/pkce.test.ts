import { expect, it } from 'vitest';
import { createCodeProof } from './pkce.ts';

/** The example of RFC 7636, appendix B. */
const RFC_BYTES = [
  116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105, 214, 191,
  240, 91, 88, 5, 88, 83, 132, 141, 121,
];

it('makes the verifier and the challenge of the example in RFC 7636', async () => {
  const { subtle } = crypto;
  const getRandomValues = <T>(array: T): T => {
    if (array instanceof Uint8Array) array.set(RFC_BYTES);
    return array;
  };
  await expect(createCodeProof({ subtle, getRandomValues })).resolves.toEqual({
    codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  });
});
