import { createGuestSession, createSignIn, type CheckedResponse, type SignIn } from '@haberdash/api-client';
import { createTokenClient } from '@haberdash/api-client/token';
import { checkResponses } from '@haberdash/api-client/validate';
import { contract as tokenContract } from '@haberdash/api-client/validate/token';
import { cacheControlOf, readLogContext } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';
import { createIdentityClient, requestContextOf, serviceHealth } from '../api/clients.ts';
import { config } from '../config/config.ts';
import { channelOf } from './channel.ts';
import { clientAddressOf } from './client-address.ts';
import { correlationContext, sessionContext, siteContext } from './context.ts';
import { LingeringRefreshes } from '../session/lingering-refreshes.ts';
import { retryAfterContext } from './retry-after.ts';
import { isForeignWrite } from './same-origin.ts';
import { openJar } from './cookie-jar.ts';

/** A page that needs a token waits for it before anything else. */
const TOKEN_MS = 2_000;

const checkIssued = checkResponses(tokenContract);
/** A malformed token would replace the shopper's own in the cookie and lose the cart. */
const checkToken = (response: CheckedResponse): void => {
  if (response.status < 300) checkIssued(response);
};

const refreshes = new LingeringRefreshes();

/** Opens the shopper's cookies, rejects foreign writes, and writes back what changed. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { publicOrigin } = config();
  if (isForeignWrite(request, publicOrigin)) {
    return new Response('This request did not come from a page of this shop.', {
      status: 403,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    });
  }
  const kinds = context.get(readLogContext);
  const { storage, values, changes } = openJar(request.headers.get('cookie'));
  const facts = {
    baseUrl: config().apiUrl,
    context: {
      ...requestContextOf(
        context.get(siteContext),
        context.get(correlationContext),
        clientAddressOf(request),
      ),
      channel: channelOf(request),
    },
    health: serviceHealth,
  };
  const monitor = context.get(retryAfterContext);
  const tokenClient = createTokenClient({
    ...facts,
    timeoutMs: TOKEN_MS,
    hooks: { monitor, check: checkToken },
  });
  const tokens = createGuestSession({ tokens: tokenClient, storage, refreshes });
  let account: SignIn | undefined;
  context.set(sessionContext, {
    ...values,
    tokens,
    // Most requests do not sign in or out.
    get account() {
      const consumers = createIdentityClient({ ...facts, session: tokens, hooks: { monitor } });
      return (account ??= createSignIn({ session: tokens, tokens: tokenClient, consumers }));
    },
  });
  const response = await next();
  for (const line of changes()) response.headers.append('set-cookie', line);
  if (!response.headers.has('cache-control') || response.headers.has('set-cookie')) {
    response.headers.set('cache-control', cacheControlOf(kinds, response));
  }
  return response;
};
