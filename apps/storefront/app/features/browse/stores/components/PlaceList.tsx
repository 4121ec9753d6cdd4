import { Badge, PinIcon } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { PlaceView } from '../model/place-view.ts';
import styles from './stores.module.css';

export interface PlaceListProps {
  readonly label: string;
  readonly places: readonly PlaceView[];
  readonly favourite?: string | undefined;
  readonly isNumbered?: boolean;
  readonly children: (place: PlaceView) => ReactNode;
}

/** Stores or collection points, each with its way, its hours, what is there, and what can be done with it. */
export function PlaceList({ label, places, favourite, isNumbered = false, children }: PlaceListProps) {
  const t = useTranslator();
  return (
    <ul aria-label={label} className={styles['places']}>
      {places.map((place, index) => (
        <li key={place.id} className={styles['place']}>
          <div className={styles['where']}>
            <p className={styles['name']}>
              {isNumbered ? <span>{index + 1}.</span> : <PinIcon size="sm" />}
              {place.name}
              {place.id === favourite && <Badge tone="accent">{t('stores.yours')}</Badge>}
            </p>
            <p className={styles['detail']}>
              {place.address}
              {place.distance !== undefined && ` · ${t('stores.away', { distance: place.distance })}`}
            </p>
            {place.today !== undefined && (
              <p className={styles['stock']} data-none={!place.today.isOpen || undefined}>
                {place.today.text}
              </p>
            )}
            {place.inventory !== undefined && <Stock count={place.inventory} />}
            {place.openingHours.length > 0 && (
              <details className={styles['hours']}>
                <summary>{t('stores.hours')}</summary>
                <ul>
                  {place.openingHours.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <div className={styles['choose']}>{children(place)}</div>
        </li>
      ))}
    </ul>
  );
}

function Stock({ count }: { readonly count: number }) {
  const t = useTranslator();
  return (
    <p className={styles['stock']} data-none={count === 0 || undefined}>
      {t('stores.stock', { count })}
    </p>
  );
}
