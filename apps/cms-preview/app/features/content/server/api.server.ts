import type { RequestContext } from '@haberdash/api-client';
import { createContentClient } from '@haberdash/api-client/content';
import { createProductsClient } from '@haberdash/api-client/products';
import { config } from '../../../shared/config/config.ts';
import type { Editor } from '../../../shared/pipeline/context.ts';
import type { ViewQuery } from '../model/query.ts';

export interface CallFacts {
  readonly query: Pick<ViewQuery, 'site' | 'at'>;
  readonly editor: Editor;
  /** Reads published content instead of drafts. */
  readonly isLive?: boolean;
}

const CALL_MS = 8_000;

/** The clients of one view. Drafts bypass every cache. */
export function createApis({ query: { site, at }, editor, isLive = false }: CallFacts) {
  const context: RequestContext = {
    locale: site.locale,
    brand: site.brand,
    region: site.region,
    siteId: site.siteId,
    source: 'cms-preview',
    clientApp: 'haberdash-cms-preview/0.1.0',
    ...(editor.clientAddress === undefined ? {} : { forwardedFor: editor.clientAddress }),
    ...(isLive
      ? {}
      : {
          preview: {
            ticket: editor.ticket,
            bypassAllCache: true,
            ...(at === undefined ? {} : { dateTime: at }),
          },
        }),
  };
  const facts = { baseUrl: config().apiUrl, context, timeoutMs: CALL_MS };
  return { content: createContentClient(facts), products: createProductsClient(facts) };
}

export type Apis = ReturnType<typeof createApis>;
