import type { Footer, MenuItem, Page } from '@haberdash/api-client/content';

import { type Area, defineHandlers, type ShopServices } from '../../platform/operations/area.ts';
import { createTtlCache } from '../../shared/ttl-cache.ts';
import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import { type ContentAddress, findDocument, hasSite } from './repository.ts';
import { withoutNulls } from './without-nulls.ts';

const TTL_MS = 15_000;
const KEPT_DOCUMENTS = 500;
const PUBLIC = 'public, max-age=60';

/**
 * Pages, menus and fragments made of typed blocks. Preview documents are answered from their own mode, which
 * stays empty until an editor has a ticket.
 */
export function contentArea({ database, clock }: ShopServices): Area {
  const db = database.read;
  const documents = createTtlCache<unknown>(clock, TTL_MS, KEPT_DOCUMENTS);

  async function read(address: ContentAddress, removeNulls = true): Promise<unknown> {
    const key = JSON.stringify(address);
    const body = await documents.get(key, () => findDocument(db, address));
    return removeNulls ? withoutNulls(body) : body;
  }
  async function need(address: ContentAddress, removeNulls: boolean | undefined): Promise<unknown> {
    const body = await read(address, removeNulls);
    if (body === undefined) throw new ServiceRefusal('API404');
    return body;
  }
  // What stands in the table was checked when it was written; outside production every answer is checked again.
  const asPage = (body: unknown): Page => body as Page;

  return {
    name: 'content',
    handlers: defineHandlers({
      getContentPage: async ({ params: { mode, siteId, page }, query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        return asPage(
          await need({ kind: 'page', siteId, locale: context.locale, mode, slug: page }, query?.removeNulls),
        );
      },
      getAugmentedPage: async ({ params: { mode, siteId, page }, query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        return asPage(
          await need(
            { kind: 'augmentedpage', siteId, locale: context.locale, mode, slug: page },
            query?.removeNulls,
          ),
        );
      },
      getCategoryContent: async ({ params: { mode, siteId, categoryId }, query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const address: ContentAddress = {
          kind: 'category',
          siteId,
          locale: context.locale,
          mode,
          slug: categoryId,
        };
        const body = await read(address, query?.removeNulls);
        if (body !== undefined) return asPage(body);
        if (!(await hasSite(db, siteId, mode))) throw new ServiceRefusal('API404');
        return { id: `category-${categoryId}`, slug: categoryId, title: categoryId, blocks: [] };
      },
      getFragment: async ({ params: { mode, fragmentId }, query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const { siteId, locale } = context;
        return asPage(
          await need({ kind: 'fragment', siteId, locale, mode, slug: fragmentId }, query?.removeNulls),
        );
      },
      getMenu: async ({ params: { mode, siteId }, query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const body = await need(
          { kind: 'menu', siteId, locale: context.locale, mode, slug: 'main' },
          query?.removeNulls,
        );
        return body as { items: MenuItem[] };
      },
      getFooter: async ({ params: { mode, siteId }, query, context, reply }) => {
        reply.header('cache-control', PUBLIC);
        const body = await need(
          { kind: 'footer', siteId, locale: context.locale, mode, slug: 'main' },
          query?.removeNulls,
        );
        return body as Footer;
      },
    }),
  };
}
