// Without the schemas, which a browser never needs.
import type { ArticleGridBlock } from './block-types.ts';
import { CONTENT_FIGURES } from './constants.ts';

type Grid = Pick<ArticleGridBlock, 'rowsToLoad' | 'gridSize'>;

/** Articles per load: rows × columns of the smallest width, else 3 (spec 3 §9, reading 31). */
export const articlePageSize = ({ rowsToLoad, gridSize }: Grid): number =>
  rowsToLoad * gridSize.sm || CONTENT_FIGURES.articlePageSize;

export interface ArticleQuery {
  readonly tags: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

const tagsOf = (query: string | undefined): readonly string[] =>
  query
    ?.split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '') ?? [];

/** The query of a grid: its fixed tags and the chosen ones, else the default tags (spec 3 §3). */
export function articleQuery(
  block: Grid & Pick<ArticleGridBlock, 'initialQuery' | 'initialQueryNotFiltered'>,
  chosen: readonly string[] = [],
  offset = 0,
): ArticleQuery {
  const others = chosen.length > 0 ? chosen : tagsOf(block.initialQueryNotFiltered);
  return {
    tags: [...new Set([...tagsOf(block.initialQuery), ...others])],
    offset,
    limit: articlePageSize(block),
  };
}

/** True if there are more tags than a width shows at first (spec 3 §9). */
export const hasFoldedFacets = (count: number): boolean =>
  Object.values(CONTENT_FIGURES.collapsedFacets).some((shown) => count > shown);
