import type { Footer, MenuItem, Page, PopUps } from '@haberdash/api-client/content';

import { type Area, defineHandlers, type ShopServices } from '../../../platform/operations/area.ts';
import { createTtlCache, type TtlCache } from '../../../shared/ttl-cache.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { articleOf, childPages, pageAsArticle, searchArticles, tagLabels } from './articles.ts';
import { createRevisions } from './revisions.ts';
import { createContentReader } from './content-reader.ts';
import { searchHelp } from './help-search.ts';
import { showcaseHandler } from './showcase-handler.ts';

const TTL_MS = 15_000;
const KEPT_DOCUMENTS = 500;

/** Pages, menus, fragments and the block showcase; an editor's ticket shows drafts and other moments. */
export function contentArea({ database, clock, config }: ShopServices): Area {
  const db = database.read;
  const cached = createTtlCache<unknown>(clock, TTL_MS, KEPT_DOCUMENTS);
  const revisions = createRevisions({ db, clock, onChange: () => cached.clear() });
  const documents: Pick<TtlCache<unknown>, 'get'> = {
    async get(key, load) {
      // A revision that cannot be read changes nothing: the cached document is used as long as it lasts.
      await revisions.current().catch(() => undefined);
      return cached.get(key, load);
    },
  };
  const { find, findAll, need, viewOfCall, hasSiteAt } = createContentReader({
    db,
    clock,
    secrets: config.previewSecrets,
    documents,
  });
  // Validated when it was written; outside production every response is validated again.
  const asPage = (body: unknown): Page => body as Page;

  return {
    name: 'content',
    handlers: defineHandlers({
      getContentPage: async (call) => asPage(await need(call, 'page', call.params.page)),
      getAugmentedPage: async (call) => asPage(await need(call, 'augmentedpage', call.params.page)),
      getCategoryContent: async (call) => {
        const { categoryId } = call.params;
        const body = await find(call, 'category', categoryId);
        if (body !== undefined) return asPage(body);
        await hasSiteAt(call);
        return { id: `category-${categoryId}`, slug: categoryId, title: categoryId, blocks: [] };
      },
      getFragment: async (call) => asPage(await need(call, 'fragment', call.params.fragmentId)),
      getMenu: async (call) => (await need(call, 'menu', 'main')) as { items: MenuItem[] },
      getFooter: async (call) => (await need(call, 'footer', 'main')) as Footer,
      getProductContent: async (call) => {
        const { productId } = call.params;
        const body = await find(call, 'product', productId);
        if (body !== undefined) return asPage(body);
        await hasSiteAt(call);
        return { id: `product-${productId}`, slug: productId, title: productId, blocks: [] };
      },
      getPopUps: async (call) => {
        const body = await find(call, 'popups', 'main');
        if (body !== undefined) return body as PopUps;
        await hasSiteAt(call);
        return { popups: [] };
      },
      getChildPages: async (call) => {
        const { parentPageSlug: parent } = call.params;
        const [pages, articles] = await Promise.all([findAll(call, 'page'), findAll(call, 'article')]);
        const children = childPages(parent, pages, articles);
        if (children.length === 0 && !pages.some(({ slug }) => slug === parent)) {
          throw new ServiceError('API404');
        }
        return { parent, children };
      },
      searchContent: async (call) => {
        if (call.params.searchType === 'help') {
          const pages = await findAll(call, 'help');
          await hasSiteAt(call);
          return searchHelp(pages, call.query ?? {});
        }
        const isArticle = call.params.searchType === 'article';
        const found = await findAll(call, isArticle ? 'article' : 'page');
        await hasSiteAt(call);
        const labels = isArticle ? tagLabels(await find(call, 'tags', 'main')) : {};
        return searchArticles(found.map(isArticle ? articleOf : pageAsArticle), labels, call.query ?? {});
      },
      getContentRevision: async ({ reply }) => {
        reply.header('cache-control', 'no-store');
        return { revision: await revisions.current() };
      },
      getShowcase: showcaseHandler({ db, clock, viewOfCall }),
    }),
  };
}
