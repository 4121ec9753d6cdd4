import { Disclosure } from '@haberdash/ui';
import { Fragment } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { BAR, type FacetOptionView, type FacetView } from '../model/facets.ts';
import styles from './filters.module.css';

interface FacetGroupProps {
  readonly facet: FacetView;
  readonly isOpen: boolean;
  readonly wholeHref: string;
}

function groupsOf(options: readonly FacetOptionView[]) {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => ({ group: name, own: options.filter(({ group }) => group === name) }));
}

/** The number of options from which a facet has a search. */
const MANY = 12;

/** A facet of the filters, with a link to options that are not in the page. */
export function FacetGroup({ facet, isOpen, wholeHref }: FacetGroupProps) {
  const t = useTranslator();
  const { id, label, options, size, bars } = facet;
  const showAll = t('listing.showAll', { count: size });
  return (
    <Disclosure id={`facet-${id}`} summary={label} level={2} open={isOpen}>
      {bars !== undefined && (
        <svg
          className={styles['histogram']}
          viewBox={`0 0 ${size * BAR.width} ${BAR.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars.map((path, index) => (
            <path key={index} d={path} />
          ))}
        </svg>
      )}
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
          className={styles['all']}
        >
          {showAll}
        </a>
      )}
    </Disclosure>
  );
}

/** Filters the options of a long facet; the form has the listeners. */
function FacetSearch({ label }: { readonly label: string }) {
  const t = useTranslator();
  return (
    <input
      type="search"
      className={styles['narrow']}
      aria-label={t('listing.narrow', { label })}
      placeholder={t('listing.narrowHint')}
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
