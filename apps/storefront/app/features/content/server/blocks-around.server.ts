import { isStatic } from '@haberdash/blocks';
import { parsePage, type Block, type ContentPage } from '@haberdash/blocks/model';
import { createContentCache } from '../../../shared/api/swr-cache.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import type { PublicRead } from '../../../shared/reads/read-types.ts';
import type { Placement } from '../../../shared/reads/recommended-products.ts';
import { optional, type OptionalCall } from '../../../shared/reads/optional.ts';
import { toPageBlocks, type PageBlock } from '../model/page-blocks.ts';
import { fillBlocks } from './content-page.server.ts';

/** Pages with editors' blocks around them (spec 3 §7). */
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

/** Shared: the editors' content is public, while data such as prices may be personal. */
const around = createContentCache<ContentPage | undefined>(STALE_MS);
const ofProducts = createContentCache<ContentPage | undefined>(STALE_MS);

/** The content of a page with its data, within the time limit of an optional part. */
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

/** Editors' blocks around a page; none where the content service fails or is slow. */
export async function readBlocksAround(read: PublicRead, page: AroundPage): Promise<readonly PageBlock[]> {
  const blocks = await readAround(read, page);
  return blocks.length === 0 ? NONE : toPageBlocks(blocks, read.isDocument, 'below');
}

/** The same for the checkout: static blocks only, so that nothing moves or interrupts. */
export async function readCalmBlocksAround(
  read: PublicRead,
  page: AroundPage,
): Promise<readonly PageBlock[]> {
  const blocks = (await readAround(read, page)).filter(isStatic);
  return blocks.length === 0 ? NONE : toPageBlocks(blocks, read.isDocument, 'below');
}

/** Editors' blocks of a product page; the page knows the categories for their filters. */
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
