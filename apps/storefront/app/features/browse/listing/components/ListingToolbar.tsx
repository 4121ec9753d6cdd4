import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, buttonClassName, ChevronDownIcon, CloseIcon, FilterIcon } from '@haberdash/ui';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useCachedMarkup } from '@haberdash/page-engine';
import { FILTER_FORM_ID, FILTER_PANEL_ID } from './Filters.tsx';
import { SORTS } from '../model/listing-terms.ts';
import { isChosen } from '../model/facets.ts';
import type { LinkView, ListingView } from '../model/listing-view.ts';
import styles from './listing.module.css';
import type { LinkToOption, useListingActions } from './use-listing-actions.ts';

const ROWS = [2, 3] as const;

type ReadOption = ReturnType<typeof useListingActions>['readOption'];

interface ToolbarProps {
  readonly listing: ListingView;
  readonly onChange: () => void;
  readonly onOpenFilters: () => void;
}

export function ListingToolbar({ listing, onChange, onOpenFilters }: ToolbarProps) {
  const t = useTranslator();
  const select = useRef<HTMLSelectElement>(null);
  const { total, chips, facets, sort } = listing;
  // A form reset restores the order of this page. A new element would too, and lose the focus.
  useEffect(() => {
    for (const option of select.current?.options ?? []) option.defaultSelected = option.value === sort;
  }, [sort]);
  const inside = useCachedMarkup('toolbar', listing, () => (
    <>
      <p className={styles['total']}>{t('listing.results', { count: total })}</p>
      <RowChoice />
      {facets.length > 0 && (
        <button
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          aria-haspopup="dialog"
          onClick={(event) => {
            // Without a script the browser opens the popover.
            event.preventDefault();
            // Safari does not focus a pressed button, and the dialog returns the focus to it.
            event.currentTarget.focus();
            onOpenFilters();
          }}
          className={`${buttonClassName({ variant: 'secondary' })} ${styles['open']}`}
        >
          <FilterIcon size="sm" />
          {t('listing.filtersCount', { count: chips.length })}
        </button>
      )}
      <label htmlFor="sort" className={styles['sortLabel']}>
        {t('listing.sort')}
      </label>
      <span className={styles['select']}>
        <select
          ref={select}
          id="sort"
          name="sort"
          form={FILTER_FORM_ID}
          defaultValue={sort}
          // React events bubble by the component tree, and the form is elsewhere in it.
          onChange={onChange}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`listing.sort-${each}`)}
            </option>
          ))}
        </select>
        <ChevronDownIcon size="sm" />
      </span>
      <Button type="submit" form={FILTER_FORM_ID} variant="secondary" data-without-script>
        {t('listing.apply')}
      </Button>
    </>
  ));
  return <div className={styles['toolbar']} {...inside} />;
}

export function Shortcuts({
  listing,
  readOption,
}: {
  readonly listing: ListingView;
  readonly readOption: ReadOption;
}) {
  const t = useTranslator();
  const inMyStore = useMyStore(listing, readOption);
  const shortcuts = inMyStore === undefined ? listing.shortcuts : [inMyStore, ...listing.shortcuts];
  if (shortcuts.length === 0) return null;
  return (
    <ul className={styles['shortcuts']} aria-label={t('listing.shortcuts')}>
      {shortcuts.map(({ label, href }) => (
        <li key={href}>
          <a href={href} data-keep-scroll rel="nofollow">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The option of the preferred store, which loads after the shared document. */
function useMyStore({ base, facets }: ListingView, readOption: ReadOption): LinkView | undefined {
  const t = useTranslator();
  const id = useShopper()?.favouriteStore;
  const [store, setStore] = useState<LinkToOption>();
  const isUseful = facets.some(({ id: facet, options }) => facet === 'store' && !options.some(isChosen));
  const read = useEffectEvent((own: string) => void readOption('store', own).then(setStore, () => undefined));
  useEffect(() => {
    if (id !== undefined && isUseful) read(id);
  }, [id, isUseful, base]);
  if (!isUseful || store?.base !== base) return undefined;
  return { label: t('listing.inStore', { store: store.label }), href: store.href };
}

/** Columns on a phone; CSS reads the choice, so that it needs no script. */
function RowChoice() {
  const t = useTranslator();
  return (
    <fieldset className={styles['rows']} aria-label={t('listing.perRow')}>
      {ROWS.map((count, index) => (
        <label key={count}>
          <input
            type="radio"
            name="per-row"
            value={count}
            defaultChecked={index === 0}
            aria-label={t('listing.perRowCount', { count })}
          />
          {count}
        </label>
      ))}
    </fieldset>
  );
}

export function ActiveFilters({ listing: { chips, clearHref } }: { readonly listing: ListingView }) {
  const t = useTranslator();
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('listing.activeFilters')}>
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <a
            href={href}
            data-keep-scroll
            className={styles['chip']}
            aria-label={t('listing.removeFilter', { label })}
          >
            {label}
            <CloseIcon size="sm" />
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref} data-keep-scroll className={styles['clear']}>
          {t('listing.clearAll')}
        </a>
      </li>
    </ul>
  );
}
