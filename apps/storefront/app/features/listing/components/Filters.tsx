import { Button, CloseIcon, Disclosure, IconButton, Swatch } from '@haberdash/ui';
import type { RefObject } from 'react';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { useCachedMarkup } from '@haberdash/page-engine';
import type { FacetOptionView, FacetView, ListingView } from '../model/listing-view.ts';
import styles from './filters.module.css';

/** The id of the form, for controls that stand outside of it. */
export const FILTER_FORM_ID = 'filters-form';
/** The id of the panel, for the button that opens it on phones. */
export const FILTER_PANEL_ID = 'filters';

interface FiltersProps {
  readonly listing: ListingView;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: () => void;
}

/**
 * The filters: a column beside the products where there is room, a sheet that a button opens where there is not.
 * One form for both, which works as a form without a script.
 */
export function Filters({ listing, form, onChange }: FiltersProps) {
  const t = useTranslator();
  const { path, q, facets, total } = listing;
  const inside = useCachedMarkup('filters', listing, () => (
    <>
      <div className={styles['head']}>
        <p className={styles['title']}>{t('listing.filters')}</p>
        <IconButton
          label={t('common.close')}
          icon={<CloseIcon />}
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
        />
      </div>
      <form
        ref={form}
        id={FILTER_FORM_ID}
        action={path}
        // A browser that ticks again what was ticked on an earlier visit would look like a shopper who does.
        autoComplete="off"
        className={styles['form']}
        // React keeps its own account of what is ticked, which a reset passes by, and would not tell of the next tick.
        onInput={onChange}
      >
        {q !== undefined && <input type="hidden" name="q" value={q} />}
        {facets.map((facet) => (
          <Facet key={facet.id} facet={facet} />
        ))}
        <div className={styles['apply']} data-without-script>
          <Button type="submit" fullWidth>
            {t('listing.apply')}
          </Button>
        </div>
      </form>
      <div className={styles['foot']} data-needs-script>
        <Button fullWidth popoverTarget={FILTER_PANEL_ID} popoverTargetAction="hide">
          {t('listing.showCount', { count: total })}
        </Button>
      </div>
    </>
  ));
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset could not be a popover beside its form
    <div
      id={FILTER_PANEL_ID}
      popover="auto"
      className={styles['panel']}
      role="group"
      aria-label={t('listing.filters')}
      {...inside}
    />
  );
}

/** Facets that are open from the start; the rest opens on demand unless something in it is chosen. */
const OPEN: ReadonlySet<string> = new Set(['category', 'gender', 'size', 'color']);

function Facet({ facet: { id, label, options } }: { readonly facet: FacetView }) {
  const isChosen = options.some(({ selected }) => selected);
  return (
    <Disclosure summary={label} level={2} open={OPEN.has(id) || isChosen}>
      <ul className={styles['options']} data-facet={id} aria-label={label}>
        {options.map((option) => (
          <li key={option.id}>
            <Option facetId={id} option={option} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Option({ facetId, option }: { readonly facetId: string; readonly option: FacetOptionView }) {
  const { id, label, count, selected = false, hex } = option;
  return (
    <label className={styles['option']} data-empty={count === 0 || undefined}>
      <input
        type="checkbox"
        name={facetId}
        value={id}
        defaultChecked={selected}
        className={styles['input']}
      />
      {hex !== undefined && <Swatch colors={[hex]} size="sm" />}
      <span>{label}</span> <span className={styles['count']}>{count}</span>
    </label>
  );
}
