import type { ReactNode } from 'react';
import { LazyCompareTray } from '../../cards/index.ts';
import type { PageBlock } from '../../../content/index.ts';
import { ActiveFilters, ListingToolbar, Shortcuts } from './ListingToolbar.tsx';
import { Filters } from './Filters.tsx';
import type { ListingView } from '../model/listing-view.ts';
import { ListingResults } from './ListingResults.tsx';
import styles from './listing.module.css';
import { useFilterForm } from './use-filter-form.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useListingActions } from './use-listing-actions.ts';

const NONE: readonly PageBlock[] = [];

export function ListingLayout({
  listing,
  head,
  inline = NONE,
}: {
  readonly listing: ListingView;
  readonly head: ReactNode;
  readonly inline?: readonly PageBlock[];
}) {
  const { form, apply, isPending } = useFilterForm(listing);
  const { panel, slot, isOpen, isUsed, open, close } = useFilterSheet(form);
  const { facets: shown, readOption, onPointerOver, onPointerDown } = useListingActions(listing, form);
  const hasFilters = listing.facets.length > 0;
  return (
    <div
      className={styles['listing']}
      data-pending={isPending || undefined}
      {...{ onPointerOver, onPointerDown }}
    >
      {head}
      <ListingToolbar listing={listing} onChange={apply} onOpenFilters={open} />
      <div className={styles['columns']} data-filters={hasFilters || undefined}>
        {hasFilters && (
          <Filters
            {...{ listing, shown, form, panel, slot, isPending }}
            onChange={apply}
            sheet={{ isOpen, isUsed, close }}
          />
        )}
        <div className={styles['results']}>
          <Shortcuts listing={listing} readOption={readOption} />
          <ActiveFilters listing={listing} />
          <ListingResults {...{ listing, inline, isPending }} />
        </div>
      </div>
      <LazyCompareTray />
    </div>
  );
}
