import type { ProductCardModel } from '@haberdash/blocks/model';
import { useEffect, useMemo } from 'react';
import type { PageBlock } from '../../../content/index.ts';
import type { ListingView } from '../model/listing-view.ts';

/** A page of products as it was shown. */
export interface ListingPage {
  readonly page: number;
  readonly products: readonly ProductCardModel[];
  /** What editors put among these products. */
  readonly inline: readonly PageBlock[];
}

/**
 * Puts a page behind those that were shown before it: "show more" appends, going back to an earlier page drops the
 * later ones, and a jump to a page that does not follow starts anew.
 */
export function joinPages(shown: readonly ListingPage[], next: ListingPage): readonly ListingPage[] {
  const before = shown.filter(({ page }) => page < next.page);
  const isNext = before.at(-1)?.page === next.page - 1;
  return isNext ? [...before, next] : [next];
}

/** Pages shown in this visit by the base of their listing, so that coming back from a product finds them all. */
const shownPages = new Map<string, readonly ListingPage[]>();
const KEPT_LISTINGS = 10;

/** The pages to show: the one of the address and, in the same visit, those before it. */
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
