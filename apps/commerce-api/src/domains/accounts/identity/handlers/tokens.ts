import { randomUUID } from 'node:crypto';

import { defineHandlers } from '../../../../platform/operations/area.ts';
import { shopperOf } from '../../../../platform/context/request-context.ts';
import type { Tokens } from '../../../customers/index.ts';
import type { TokenExchange } from '../exchange.ts';

/** Calls that start, refresh and end a session. */
export const tokenHandlers = (tokens: Tokens, exchanges: TokenExchange) =>
  defineHandlers({
    createToken: ({ body, context, transaction }) => {
      if ('authorizationCode' in body) return exchanges.exchange(body, context, transaction);
      if (body.refreshToken !== undefined)
        return exchanges.refresh(body.refreshToken, body.type, context, transaction);
      return transaction((tx) =>
        tokens.issue(tx, { subject: `guest-${randomUUID()}`, usid: randomUUID(), type: 'Guest' }),
      );
    },
    signOut: async ({ body, context, transaction }) => {
      await transaction((tx) => tokens.end(tx, body.refreshToken, shopperOf(context)));
      return { signedOut: true };
    },
  });
