import type { ReactNode } from 'react';
import { ActiveFilters, ListingToolbar } from './ListingToolbar.tsx';
import { Filters } from './Filters.tsx';
import type { ListingView } from '../model/listing-view.ts';
import { ListingResults } from './ListingResults.tsx';
import styles from './listing.module.css';
import { useFilterForm } from './use-filter-form.ts';

/** Filters, order and products: what a category and a search have in common. */
export function ListingLayout({
  listing,
  head,
}: {
  readonly listing: ListingView;
  readonly head: ReactNode;
}) {
  const { form, apply, isPending } = useFilterForm(listing);
  const hasFilters = listing.facets.length > 0;
  return (
    <div className={styles['listing']} data-pending={isPending || undefined}>
      {head}
      <ListingToolbar listing={listing} onChange={apply} />
      <div className={styles['columns']} data-filters={hasFilters || undefined}>
        {hasFilters && <Filters listing={listing} form={form} onChange={apply} />}
        <div className={styles['results']}>
          <ActiveFilters listing={listing} />
          <ListingResults listing={listing} isPending={isPending} />
        </div>
      </div>
    </div>
  );
}
