import { Button, CloseIcon, Dialog, IconButton } from '@haberdash/ui';
import type { RefObject } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useCachedMarkup } from '@haberdash/page-engine';
import type { FacetView } from '../model/facets.ts';
import { hrefWithWhole } from '../model/listing-address.ts';
import type { ListingView } from '../model/listing-view.ts';
import { FacetGroup } from './FacetGroup.tsx';
import styles from './filters.module.css';
import type { FilterSheet } from './use-filter-sheet.ts';

export const FILTER_FORM_ID = 'filters-form';
export const FILTER_PANEL_ID = 'filters';

interface FiltersProps {
  readonly listing: ListingView;
  readonly shown: readonly FacetView[];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: () => void;
  readonly sheet: Pick<FilterSheet, 'isOpen' | 'isUsed' | 'close'>;
  readonly panel: FilterSheet['panel'];
  readonly slot: FilterSheet['slot'];
  /** Another choice is loading, so the number of products is unknown. */
  readonly isPending: boolean;
}

/**
 * The filters: a column on wide windows, a modal dialog on narrow ones, and a popover without script. One form serves
 * all three.
 */
export function Filters({ listing, shown, form, onChange, sheet, panel, slot, isPending }: FiltersProps) {
  const t = useTranslator();
  const { path, q, base, facets, total } = listing;
  // Facets are one object per address, so they imply path, language and order.
  const inside = useCachedMarkup('filters', facets, () => (
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
        // A browser that restores ticks of an earlier visit would look like a shopper's choice.
        autoComplete="off"
        className={styles['form']}
        // React's state of a checkbox ignores a form reset, and `onChange` would miss the next tick.
        onInput={({ target }) => {
          // The search of a facet chooses nothing.
          if (!(target instanceof HTMLInputElement && target.type === 'search')) onChange();
        }}
      >
        {q !== undefined && <input type="hidden" name="q" value={q} />}
        {shown.map((facet, index) => (
          <FacetGroup
            key={facet.id}
            facet={facet}
            isOpen={facets[index]?.options.length !== 0}
            wholeHref={hrefWithWhole(base, facet.id)}
          />
        ))}
        <Button type="submit" fullWidth className={styles['apply']} data-without-script>
          {t('listing.apply')}
        </Button>
      </form>
    </>
  ));
  return (
    <>
      <div
        ref={panel}
        id={FILTER_PANEL_ID}
        popover="auto"
        className={styles['panel']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset could not be a popover beside its form
        role="group"
        aria-label={t('listing.filters')}
        {...inside}
      />
      {sheet.isUsed && (
        <Dialog
          open={sheet.isOpen}
          onClose={sheet.close}
          variant="end"
          title={t('listing.filters')}
          closeLabel={t('common.close')}
          footer={
            <Button fullWidth aria-busy={isPending || undefined} onClick={sheet.close}>
              {isPending ? t('listing.apply') : t('listing.showCount', { count: total })}
            </Button>
          }
        >
          <div ref={slot} />
        </Dialog>
      )}
    </>
  );
}
