import { Button, CloseIcon, Dialog, Disclosure, IconButton, Swatch } from '@haberdash/ui';
import { Fragment, type FormEvent, type RefObject } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useCachedMarkup } from '@haberdash/page-engine';
import type { FacetOptionView, FacetView, ListingView } from '../model/listing-view.ts';
import styles from './filters.module.css';
import type { FilterSheet } from './use-filter-sheet.ts';

/** The id of the form, for controls that stand outside of it. */
export const FILTER_FORM_ID = 'filters-form';
/** The id of the panel, for the button that opens it on phones while no script runs. */
export const FILTER_PANEL_ID = 'filters';

interface FiltersProps {
  readonly listing: ListingView;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: () => void;
  readonly sheet: Pick<FilterSheet, 'isOpen' | 'close'>;
  readonly panel: FilterSheet['panel'];
  readonly slot: FilterSheet['slot'];
  /** Another choice is on its way: how many products it leaves is not known yet. */
  readonly isPending: boolean;
}

/**
 * The filters: a column beside the products where there is room, a modal dialog that a button opens where there is
 * not, and without a script a popover. One form for all, which works as a form without a script.
 */
export function Filters({ listing, form, onChange, sheet, panel, slot, isPending }: FiltersProps) {
  const t = useTranslator();
  const { path, q, facets, total } = listing;
  // Facets are one object for each address, so path and words come with them.
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
    </>
  );
}

/** Facets that are open from the start; the rest opens on demand unless something in it is chosen. */
const OPEN: ReadonlySet<string> = new Set(['category', 'gender', 'size', 'color']);

/** Options that follow each other in one group. */
function groupsOf(options: readonly FacetOptionView[]) {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => ({ group: name, own: options.filter(({ group }) => group === name) }));
}

/** From so many choices on a facet can be searched. */
const MANY = 12;

function Facet({ facet: { id, label, options } }: { readonly facet: FacetView }) {
  const isChosen = options.some(({ selected }) => selected);
  return (
    <Disclosure summary={label} level={2} open={OPEN.has(id) || isChosen}>
      {id === 'price' && <PriceHistogram options={options} />}
      {options.length > MANY && <FacetSearch label={label} />}
      {groupsOf(options).map(({ group, own }) => (
        <Fragment key={group ?? ''}>
          {group !== undefined && (
            <p className={styles['group']} aria-hidden>
              {group}
            </p>
          )}
          <ul
            className={styles['options']}
            data-facet={id}
            aria-label={group === undefined ? label : `${label}, ${group}`}
          >
            {own.map((option) => (
              <li key={option.id}>
                <Option facetId={id} option={option} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Disclosure>
  );
}

const BAR_WIDTH = 20;
const BARS_HEIGHT = 48;
/** What is there at all can be seen. */
const LEAST_HEIGHT = 2;

/** How many products stand behind each range of prices, as bars; the numbers stand beside the ranges. */
function PriceHistogram({ options }: Pick<FacetView, 'options'>) {
  const most = Math.max(1, ...options.map(({ count }) => count));
  return (
    <svg
      className={styles['histogram']}
      viewBox={`0 0 ${options.length * BAR_WIDTH} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {options.map(({ id, count, selected }, index) => {
        const height = count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * BARS_HEIGHT);
        return (
          <rect
            key={id}
            x={index * BAR_WIDTH + 1}
            y={(BARS_HEIGHT - height).toFixed(1)}
            width={BAR_WIDTH - 2}
            height={height.toFixed(1)}
            data-chosen={selected}
          />
        );
      })}
    </svg>
  );
}

/** Leaves of a long facet what the shopper types; it narrows what is there and asks nobody. */
function FacetSearch({ label }: { readonly label: string }) {
  const t = useTranslator();
  const narrow = (event: FormEvent<HTMLInputElement>) => {
    // What is typed here chooses nothing.
    event.stopPropagation();
    const { value, parentElement } = event.currentTarget;
    const asked = value.trim().toLocaleLowerCase();
    for (const item of parentElement?.querySelectorAll('li') ?? [])
      item.hidden = !(item.textContent ?? '').toLocaleLowerCase().includes(asked);
  };
  return (
    <input
      type="search"
      className={styles['narrow']}
      aria-label={t('listing.narrow', { label })}
      placeholder={t('listing.narrowHint')}
      onInput={narrow}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
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
