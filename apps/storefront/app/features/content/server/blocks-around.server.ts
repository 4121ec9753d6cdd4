import { isStatic } from '@haberdash/blocks';
import { parsePage, type Block, type ContentPage } from '@haberdash/blocks/model';
import { createContentCache } from '../../../shared/api/swr-cache.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import type { PublicRead } from '../../../shared/reads/read-types.ts';
import type { Placement } from '../../../shared/reads/recommended-products.ts';
import { optional, type OptionalCall } from '../../../shared/reads/optional.ts';
import { toPageBlocks, type PageBlock } from '../model/page-blocks.ts';
import { fillBlocks } from './content-page.server.ts';

/** Pages of the application that editors put blocks around (spec 3 §7). */
type AroundPage =
  | 'account'
  | 'account-profile'
  | 'cart'
  | 'checkout'
  | 'contact-us'
  | 'gift-card'
  | 'loyalty-modal'
  | 'order-confirmation'
  | 'search'
  | 'sign-in-modal'
  | 'sign-up'
  | 'sign-up-modal'
  | 'store-locator';

const STALE_MS = 60 * 60_000;
const NO_BLOCKS: readonly Block[] = [];
const NONE: readonly PageBlock[] = [];

/** What editors have written is the same for everyone; what fills it, such as prices, may be one shopper's own. */
const around = createContentCache<ContentPage | undefined>(STALE_MS);
const ofProducts = createContentCache<ContentPage | undefined>(STALE_MS);

/** The content of a page with what fills its blocks, all in the time that a part may take. */
async function readPart(
  read: PublicRead,
  part: string,
  placement: Placement,
  load: (call: OptionalCall) => Promise<ContentPage | undefined>,
): Promise<readonly Block[]> {
  const blocks = await optional(read, part, async (call) => {
    const page = await load(call);
    return page === undefined ? [] : (await fillBlocks(read, page, undefined, placement)).blocks;
  });
  return blocks ?? NO_BLOCKS;
}

const readAround = (read: PublicRead, page: AroundPage): Promise<readonly Block[]> => {
  const { api, site, correlationId, isPreview } = read;
  return readPart(read, 'blocks-around', page === 'cart' ? 'cart' : 'content', (call) =>
    around.get(
      `${site.locale} ${page}`,
      async () => {
        const response = await api.content.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', {
          params: { path: { mode: 'live', siteId: site.siteId, page } },
          ...call,
        });
        return parsePage(response, { log: logContentFault(correlationId), ownsH1: false });
      },
      isPreview,
    ),
  );
};

/** What editors put around a page of the application; nothing where the content service cannot say in time. */
export async function readBlocksAround(read: PublicRead, page: AroundPage): Promise<readonly PageBlock[]> {
  const blocks = await readAround(read, page);
  return blocks.length === 0 ? NONE : toPageBlocks(blocks, read.isDocument, 'below');
}

/** The same where somebody is paying: of it only what shows something, so that nothing moves and nothing asks. */
export async function readCalmBlocksAround(
  read: PublicRead,
  page: AroundPage,
): Promise<readonly PageBlock[]> {
  const blocks = (await readAround(read, page)).filter(isStatic);
  return blocks.length === 0 ? NONE : toPageBlocks(blocks, read.isDocument, 'below');
}

/** What editors have written for one product, with its filters: the page knows the categories that they ask for. */
export const readProductContent = (read: PublicRead, productId: string): Promise<readonly Block[]> => {
  const { api, site, correlationId, isPreview } = read;
  return readPart(read, 'product-content', 'product', (call) =>
    ofProducts.get(
      `${site.locale} ${productId}`,
      async () => {
        const response = await api.content.GET('/{mode}/caas/v1/canvas/product/{siteId}/{productId}', {
          params: { path: { mode: 'live', siteId: site.siteId, productId } },
          ...call,
        });
        return parsePage(response, { log: logContentFault(correlationId), ownsH1: false });
      },
      isPreview,
    ),
  );
};
