import type { TokenClient } from '../token/index.ts';
import { createSession } from './session.ts';
import type { ManagedSession, SessionOptions } from './session-types.ts';
import { tokenRequest } from './token-request.ts';

export interface GuestSessionOptions extends Omit<SessionOptions, 'requestToken'> {
  readonly tokens: TokenClient;
}

/**
 * A session whose tokens come from the token service: of a guest, until somebody signs in (spec 1 §4).
 *
 * @example const session = createGuestSession({ tokens, storage });
 */
export const createGuestSession = ({ tokens, ...options }: GuestSessionOptions): ManagedSession =>
  createSession({ ...options, requestToken: tokenRequest(tokens, options.now ?? Date.now) });
