import type { ClientHooks } from '@haberdash/api-client';
import type { MiddlewareFunction } from 'react-router';
import { createApis, createPublicApis, requestContextOf, serviceHealth } from '../api/clients.ts';
import { createInterner } from '../api/interner.ts';
import { config } from '../config/config.ts';
import { createSwrCache, withContent } from '../api/swr-cache.ts';
import { onCatalogueChange } from '../api/catalogue-change.ts';
import { leadSourceOf } from '../session/invitation.ts';
import { callLog } from './call-log.ts';
import { channelOf } from './channel.ts';
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

/** Long enough to share a response among simultaneous visitors, short enough for prices and stock. */
const publicResponses = withContent(createSwrCache<unknown>({ freshMs: 5_000, staleMs: 10_000 }));
onCatalogueChange('public responses', publicResponses.outdate);
/** Bytes of interned responses, about 150 products; derived data take up to 22 times as much. */
const same = createInterner(3 * 2 ** 20);

function contentOf({ searchParams }: URL): { readonly cms?: string } {
  const cms = searchParams.get('cms') ?? '';
  return /^[a-z][a-z0-9-]{0,19}$/.test(cms) ? { cms } : {};
}

/** Builds the clients of this request, public ones and those of the shopper. */
export const apiClients: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
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
    context: preview === null ? requestContext : { ...requestContext, preview, ...contentOf(url) },
  };
  context.set(
    publicApiContext,
    // Previewed content belongs to one editor: it bypasses the shared cache.
    createPublicApis(
      facts,
      preview === null ? { stored: config().cachesResponses ? publicResponses : undefined, same } : {},
    ),
  );
  const shopper = context.get(sessionContext);
  const leadSource = leadSourceOf(shopper);
  const own = {
    ...facts,
    session: shopper.tokens,
    context: {
      ...facts.context,
      channel: channelOf(request),
      ...(leadSource === undefined ? {} : { leadSource }),
    },
  };
  context.set(apiContext, createApis(own));
  context.set(apisInContext, ({ locale, brand, region, siteId }) =>
    createApis({ ...own, context: { ...requestContext, locale, brand, region, siteId } }),
  );
  return next();
};
