import {
  articlePageSize,
  articleQuery,
  flattenBlocks,
  mapBlocks,
  parsePage,
  type ArticleGridBlock,
  type ArticleResults,
  type Block,
  type ContentPage,
} from '@haberdash/blocks/model';
import type { PublicRead } from '../../../shared/reads/read-types.ts';
import { personalise } from '../../../shared/reads/personalise-blocks.ts';
import type { StoryPlace } from '../model/story-address.ts';
import { logContentFault } from '../../../shared/pipeline/log-content-fault.ts';
import { withRecommendedProducts, type Placement } from '../../../shared/reads/recommended-products.ts';
import { readArticles } from './articles.server.ts';
import { readUpsellItems } from './upsell-items.server.ts';

/** Cached per response, so that blocks stay the same objects and their markup stays cached. */
const parsed = new WeakMap<object, ContentPage>();

/** Pages of the content service that have their own route (spec 3 §7). */
const FIXED: ReadonlySet<string> = new Set(['basecamp', 'promotions', 'westend']);

/** An editorial page with its data; undefined for an unknown name. */
export async function readContentPage(
  read: PublicRead,
  slug: string,
  place?: StoryPlace,
  placement?: Placement,
): Promise<ContentPage | undefined> {
  const { api, site, correlationId } = read;
  const params = { path: { mode: 'live', siteId: site.siteId, page: slug } } as const;
  const response = await (FIXED.has(slug)
    ? api.content.GET('/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}', { params })
    : api.content.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', { params }));
  let page = parsed.get(response);
  if (page === undefined) {
    page = parsePage(response, { log: logContentFault(correlationId) });
    if (page === undefined) return undefined;
    parsed.set(response, page);
  }
  return fillBlocks(read, page, place, placement);
}

/** Cached per response, so that grids stay the same objects and their markup stays cached. */
const filledGrids = new WeakMap<ArticleResults, Map<string, ArticleGridBlock>>();

/** The first articles of all grids of a page, by block. */
async function readGrids(
  read: PublicRead,
  blocks: readonly Block[],
  { tags, page }: StoryPlace,
): Promise<ReadonlyMap<string, ArticleGridBlock>> {
  const grids = flattenBlocks(blocks).filter((block) => block.type === 'ArticleGrid');
  const filled = await Promise.all(
    grids.map(async (block): Promise<ArticleGridBlock | undefined> => {
      const chosenTags = block.showFilterBar === true ? tags : [];
      const firstOffset = block.showFilterBar === true ? (page - 1) * articlePageSize(block) : 0;
      const query = articleQuery(block, chosenTags, firstOffset);
      // One more, because a story does not recommend itself.
      const found = await readArticles(read, { ...query, limit: query.limit + 1 });
      if (found === undefined) return undefined;
      const known = filledGrids.get(found) ?? new Map<string, ArticleGridBlock>();
      filledGrids.set(found, known);
      const key = `${block.id} ${read.pathname}`;
      const others = found.result.filter(({ url }) => !read.pathname.endsWith(url));
      const results = { ...found, result: others.slice(0, query.limit) };
      const filled = known.get(key) ?? { ...block, results, chosenTags, firstOffset };
      known.set(key, filled);
      return filled;
    }),
  );
  return new Map(filled.flatMap((block) => (block === undefined ? [] : [[block.id, block]])));
}

const FILLED: ReadonlySet<string> = new Set(['RecommendationCarousel', 'ArticleGrid', 'Upsell']);

const WHOLE: StoryPlace = { tags: [], page: 1 };

/**
 * Loads the data of blocks in parallel: products of carousels, articles of grids, items of upsells. Blocks without
 * data are left out.
 */
export async function fillBlocks(
  read: PublicRead,
  asRead: ContentPage,
  place: StoryPlace = WHOLE,
  placement?: Placement,
): Promise<ContentPage> {
  const page = await personalise(read, asRead);
  const inner = flattenBlocks(page.blocks);
  const isPlain = !inner.some(({ type }) => FILLED.has(type));
  if (isPlain) return page;
  const [blocks, grids, withItems] = await Promise.all([
    withRecommendedProducts(read, page.blocks, placement),
    readGrids(read, page.blocks, place),
    readUpsellItems(read, page.blocks),
  ]);
  const upsells = new Map(flattenBlocks(withItems).map((block) => [block.id, block]));
  const fill = (block: Block): readonly Block[] => {
    if (block.type === 'Upsell') return [upsells.get(block.id) ?? []].flat();
    if (block.type !== 'ArticleGrid') return [block];
    const filled = grids.get(block.id);
    return filled === undefined ? [] : [filled];
  };
  return { ...page, blocks: mapBlocks(blocks, fill) };
}
