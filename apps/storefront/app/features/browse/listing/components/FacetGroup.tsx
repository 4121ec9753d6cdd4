import { Disclosure } from '@haberdash/ui';
import { Fragment, type FormEvent, type MouseEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FacetOptionView, FacetView } from '../model/facets.ts';
import styles from './filters.module.css';
import { facetElementId } from './use-whole-facets.ts';

interface FacetGroupProps {
  readonly facet: FacetView;
  /** Whether its options are in view from the start. */
  readonly isOpen: boolean;
  readonly isPending: boolean;
  /** The page with all its options. */
  readonly wholeHref: string;
  readonly onOpen: (facet: FacetView) => void;
  readonly onShowAll: (facet: FacetView) => void;
}

/** Options that follow each other in one group. */
function groupsOf(options: readonly FacetOptionView[]) {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => ({ group: name, own: options.filter(({ group }) => group === name) }));
}

/** From so many choices on a facet can be searched. */
const MANY = 12;

/** One facet of the filters; a link leads to options that are not in the page, and brings them where a script runs. */
export function FacetGroup({ facet, isOpen, isPending, wholeHref, onOpen, onShowAll }: FacetGroupProps) {
  const t = useTranslator();
  const { id, label, options, size } = facet;
  const showAll = t('listing.showAll', { count: size });
  return (
    <Disclosure
      id={facetElementId(id)}
      summary={label}
      level={2}
      open={isOpen}
      onToggle={(isShown) => {
        if (isShown) onOpen(facet);
      }}
    >
      {id === 'price' && options.length > 0 && <PriceHistogram options={options} />}
      {options.length > MANY && <FacetSearch label={label} />}
      {groupsOf(options).map(({ group, own }) => (
        <Fragment key={group ?? ''}>
          {group !== undefined && (
            <p className={styles['group']} aria-hidden>
              {group}
            </p>
          )}
          <fieldset
            className={styles['options']}
            data-facet={id}
            aria-label={group === undefined ? label : `${label}, ${group}`}
          >
            {own.map((option) => (
              <Option key={option.id} facetId={id} option={option} />
            ))}
          </fieldset>
        </Fragment>
      ))}
      {options.length < size && (
        <a
          href={wholeHref}
          rel="nofollow"
          data-keep-scroll
          aria-label={`${showAll}, ${label}`}
          aria-busy={isPending || undefined}
          className={styles['all']}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onShowAll(facet);
          }}
        >
          {showAll}
        </a>
      )}
    </Disclosure>
  );
}

const BAR_WIDTH = 20;
const BARS_HEIGHT = 48;
/** What is there at all can be seen. */
const LEAST_HEIGHT = 2;

/** How many products are in each range of prices, as bars; the numbers are beside the ranges. */
function PriceHistogram({ options }: Pick<FacetView, 'options'>) {
  const most = Math.max(1, ...options.map(({ count }) => count));
  const barOf = ({ count }: FacetOptionView, index: number) => {
    const height = count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * BARS_HEIGHT);
    return `M${index * BAR_WIDTH + 1} ${BARS_HEIGHT}v${(-height).toFixed(1)}h${BAR_WIDTH - 2}V${BARS_HEIGHT}z`;
  };
  const bars = (isChosen: boolean) =>
    options.map((option, at) => (Boolean(option.selected) === isChosen ? barOf(option, at) : '')).join('');
  return (
    <svg
      className={styles['histogram']}
      viewBox={`0 0 ${options.length * BAR_WIDTH} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars(false)} />
      <path d={bars(true)} data-chosen />
    </svg>
  );
}

/** Leaves of a long facet what the shopper types; it narrows what is there and requests nothing. */
function FacetSearch({ label }: { readonly label: string }) {
  const t = useTranslator();
  const narrow = (event: FormEvent<HTMLInputElement>) => {
    // What is typed here chooses nothing.
    event.stopPropagation();
    const { value, parentElement } = event.currentTarget;
    const typed = value.trim().toLocaleLowerCase();
    for (const option of parentElement?.querySelectorAll('label') ?? [])
      option.hidden = !option.textContent.toLocaleLowerCase().includes(typed);
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
      {/* The policy of the page allows no style attribute. */}
      {hex !== undefined && <svg className={styles['swatch']} color={hex} aria-hidden="true" />}
      {label} {facetId !== 'size' && <small className={styles['count']}>{count}</small>}
    </label>
  );
}
