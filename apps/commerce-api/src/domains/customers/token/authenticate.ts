import type { Clock } from '../../../shared/clock.ts';
import type { Authenticate } from '../../../platform/operations/operation-routes.ts';
import { readAccessToken } from './access-token.ts';

const BEARER = /^Bearer (\S{1,400})$/i;

/** Reads bearer tokens. */
export function createAuthenticate(clock: Clock, secret: string): Authenticate {
  return (authorization) => {
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const shopper = readAccessToken(token, clock.now(), secret);
    return shopper === undefined ? undefined : { kind: 'shopper', shopper };
  };
}
