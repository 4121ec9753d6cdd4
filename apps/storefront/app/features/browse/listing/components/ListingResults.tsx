import { ShopCard, usePreloadedCards } from '../../cards/index.ts';
import { BlockInPlace, type PageBlock } from '../../../content/index.ts';
import { ButtonLink, EmptyState, Pagination, Text } from '@haberdash/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import { useCachedMarkup } from '@haberdash/page-engine';
import { hrefAlso } from '../model/listing-address.ts';
import { PAGE_SIZE, type Sort } from '../model/listing-terms.ts';
import type { ListingView } from '../model/listing-view.ts';
import { placeInline, type GridCell } from '../model/place-inline.ts';
import styles from './listing.module.css';
import { useListingPages, type ListingPage } from './use-listing-pages.ts';

export function ListingResults({
  listing,
  inline,
  isPending,
}: {
  readonly listing: ListingView;
  readonly inline: readonly PageBlock[];
  readonly isPending: boolean;
}) {
  const t = useTranslator();
  useResultAnnouncement(listing);
  usePreloadedCards();
  const pages = useListingPages(listing, inline);
  const list = useFocusOnMore(pages);
  const grid = useCachedMarkup('grid', listing.products, () =>
    pages.flatMap(({ page, products, inline: among }, position) =>
      placeInline(products, among).map((cell) =>
        'block' in cell ? (
          <InlineCell key={`${page} ${cell.block.id}`} {...cell} />
        ) : (
          <li key={`${page} ${cell.product.id}`}>
            <ShopCard
              product={cell.product}
              priority={position === 0 && cell.index < FIRST_SCREEN}
              sizes={SIZES}
              canCompare
            />
          </li>
        ),
      ),
    ),
  );
  if (listing.total === 0) {
    return (
      <EmptyState
        title={t('listing.nothing')}
        actions={<ButtonLink href={listing.clearHref}>{t('listing.clearAll')}</ButtonLink>}
      >
        {t('listing.nothingHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="visually-hidden" tabIndex={-1}>
        {t('listing.products')}
      </h2>
      <ul ref={list} className={styles['grid']} aria-busy={isPending || undefined} {...grid} />
      <MoreProducts listing={listing} firstPage={pages[0]?.page ?? listing.page} />
    </>
  );
}

const InlineCell = ({
  block,
  spans: [two, three, four],
}: Extract<GridCell, { readonly block: PageBlock }>) => (
  <li className={styles['inline']} data-of-two={two} data-of-three={three} data-of-four={four}>
    <BlockInPlace block={block} />
  </li>
);

/** Cards that are visible without scrolling on a phone. */
const FIRST_SCREEN = 2;
const SIZES = '(min-width: 80rem) 22vw, (min-width: 48rem) 33vw, 50vw';

function MoreProducts({ listing, firstPage }: { readonly listing: ListingView; readonly firstPage: number }) {
  const t = useTranslator();
  const { page, pageCount, total, base } = listing;
  const href = (number: number) => (number === 1 ? base : hrefAlso(base, 'page', String(number)));
  const shown = Math.min(total, page * PAGE_SIZE) - (firstPage - 1) * PAGE_SIZE;
  if (pageCount <= 1) return null;
  return (
    <div className={styles['more']}>
      <Text size="sm" tone="muted">
        {t('listing.shown', { shown, total })}
      </Text>
      <progress className={styles['progress']} value={shown} max={total} aria-hidden="true" />
      {page < pageCount && (
        <ButtonLink href={href(page + 1)} variant="secondary" data-keep-scroll rel="next">
          {t('listing.more')}
        </ButtonLink>
      )}
      <Pagination
        label={t('listing.pages')}
        page={page}
        pageCount={pageCount}
        href={href}
        pageLabel={(number) => t('listing.page', { number })}
        previousLabel={t('listing.previousPage')}
        nextLabel={t('listing.nextPage')}
      />
    </div>
  );
}

/** Moves the focus to the products that "show more" appended. */
function useFocusOnMore(pages: readonly ListingPage[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(pages);
  useEffect(() => {
    const before = last.current;
    last.current = pages;
    if (pages.length !== before.length + 1 || pages[0]?.page !== before[0]?.page) return;
    const shown = before.reduce((sum, { products, inline }) => sum + products.length + inline.length, 0);
    list.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true });
  }, [pages]);
  return list;
}

/** Announces the order and the number of products after a change; not on the first page of a visit. */
function useResultAnnouncement({ base, page, sort, total, pageCount }: ListingView): void {
  const t = useTranslator();
  const announce = useAnnounce();
  const last = useRef<{ readonly base: string; readonly page: number; readonly sort: Sort }>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = { base, page, sort };
    if (before === undefined || (before.base === base && before.page === page)) return;
    const shown = Math.min(total, page * PAGE_SIZE);
    const results =
      page > 1 && pageCount > 1
        ? t('listing.shown', { shown, total })
        : t('listing.results', { count: total });
    announce(
      before.sort === sort ? results : t('listing.sorted', { order: t(`listing.sort-${sort}`), results }),
    );
  }, [base, page, sort, total, pageCount, announce, t]);
}
