import type { ProductCardModel } from '@haberdash/blocks/model';
import { useEffect, useMemo } from 'react';
import type { PageBlock } from '../../../content/index.ts';
import type { ListingView } from '../model/listing-view.ts';

export interface ListingPage {
  readonly page: number;
  readonly products: readonly ProductCardModel[];
  readonly inline: readonly PageBlock[];
}

/**
 * Appends a page for "show more", drops later pages when going back, and starts over at a page that does not follow.
 */
export function joinPages(shown: readonly ListingPage[], next: ListingPage): readonly ListingPage[] {
  const before = shown.filter(({ page }) => page < next.page);
  const isNext = before.at(-1)?.page === next.page - 1;
  return isNext ? [...before, next] : [next];
}

/** Pages shown in this visit by listing, so that coming back from a product restores them all. */
const shownPages = new Map<string, readonly ListingPage[]>();
const KEPT_LISTINGS = 10;

/** The page of the address, and those shown before it in this visit. */
export function useListingPages(
  { base, page, products }: ListingView,
  inline: readonly PageBlock[],
): readonly ListingPage[] {
  const pages = useMemo(
    () => joinPages(page === 1 ? [] : (shownPages.get(base) ?? []), { page, products, inline }),
    [base, page, products, inline],
  );
  useEffect(() => {
    shownPages.delete(base);
    shownPages.set(base, pages);
    const oldest = shownPages.keys().next().value;
    if (shownPages.size > KEPT_LISTINGS && oldest !== undefined) shownPages.delete(oldest);
  }, [base, pages]);
  return pages;
}
