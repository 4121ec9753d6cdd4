import type { TokenClient } from '../token/index.ts';
import { createSession } from './session.ts';
import type { ManagedSession, SessionOptions } from './session-types.ts';
import { tokenRequest } from './token-request.ts';

export interface GuestSessionOptions extends Omit<SessionOptions, 'requestToken'> {
  readonly tokens: TokenClient;
}

/**
 * A session with tokens of the token service, initially a guest's (spec 1 §4).
 *
 * @example const session = createGuestSession({ tokens, storage });
 */
export const createGuestSession = ({ tokens, ...options }: GuestSessionOptions): ManagedSession =>
  createSession({ ...options, requestToken: tokenRequest(tokens, options.now ?? Date.now) });
