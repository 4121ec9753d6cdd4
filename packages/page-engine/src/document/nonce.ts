import { createContext } from 'react-router';
import { NONCE_HEADER } from '../nonce-header.ts';

/** The nonce of a response's inline scripts; empty if no route matches, because then no middleware runs. */
export const nonceContext = createContext('');

const PLACEHOLDER = /^[A-Za-z0-9_-]{22,64}$/;

export interface AnswerNonce {
  readonly nonce: string;
  /** The page cache replaces it by hashes; any other response with a nonce must not be public. */
  readonly isForPageCache: boolean;
}

/** A new nonce of 144 random bits, or the one that the page cache has set. */
export function nonceFor(request: Request): AnswerNonce {
  const given = request.headers.get(NONCE_HEADER);
  if (given !== null && PLACEHOLDER.test(given)) return { nonce: given, isForPageCache: true };
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');
  return { nonce, isForPageCache: false };
}
