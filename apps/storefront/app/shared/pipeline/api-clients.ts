import type { ClientHooks } from '@haberdash/api-client';
import type { MiddlewareFunction } from 'react-router';
import { createApis, createPublicApis, requestContextOf, serviceHealth } from '../api/clients.ts';
import { createInterner } from '../api/interner.ts';
import { config } from '../config/config.ts';
import { createSwrCache } from '../api/swr-cache.ts';
import { callLog } from './call-log.ts';
import { clientAddressOf } from './client-address.ts';
import {
  apiContext,
  apisInContext,
  correlationContext,
  previewContext,
  publicApiContext,
  sessionContext,
  siteContext,
} from './context.ts';
import { retryAfterContext } from './retry-after.ts';

/** Long enough for the visitors of one moment to share an answer, short enough for a price and a stock. */
const answers = createSwrCache<unknown>({ freshMs: 5_000, staleMs: 10_000 });
/**
 * Bytes of answers that are recognised when they come again, those of some hundred and fifty products. What is made of an
 * answer (objects, views, markup) goes with it and takes up to 22 times its bytes.
 */
const same = createInterner(3 * 2 ** 20);

/** Builds the clients of this request, those that know the shopper apart from those that do not. */
export const apiClients: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const preview = context.get(previewContext);
  const requestContext = requestContextOf(
    context.get(siteContext),
    context.get(correlationContext),
    clientAddressOf(request),
  );
  const noteRetryAfter = context.get(retryAfterContext);
  const facts = {
    health: serviceHealth,
    hooks: {
      ...callLog,
      monitor: (record) => {
        noteRetryAfter(record);
        callLog.monitor(record);
      },
    } satisfies ClientHooks,
    baseUrl: config().apiUrl,
    context: preview === null ? requestContext : { ...requestContext, preview },
  };
  context.set(
    publicApiContext,
    // What is previewed is one editor's: it is neither taken from what visitors share nor put there.
    createPublicApis(
      facts,
      preview === null ? { kept: config().cachesAnswers ? answers : undefined, same } : {},
    ),
  );
  const session = context.get(sessionContext).tokens;
  context.set(apiContext, createApis({ ...facts, session }));
  context.set(apisInContext, ({ locale, brand, region, siteId }) =>
    createApis({ ...facts, context: { ...requestContext, locale, brand, region, siteId }, session }),
  );
  return next();
};
