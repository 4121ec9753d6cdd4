import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { MapPoint } from '../model/map-points.ts';
import type { PlaceView } from '../model/place-view.ts';
import styles from './finder.module.css';

export interface StoreMapProps {
  readonly width: number;
  readonly height: number;
  readonly points: readonly MapPoint[];
  readonly stores: readonly PlaceView[];
  readonly favourite: string | undefined;
}

/** The stores at scale, drawn without an external map; the list beside it has the same content as text. */
export function StoreMap({ width, height, points, stores, favourite }: StoreMapProps) {
  const t = useTranslator();
  return (
    <figure className={styles['map']}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {points.map(({ x, y }, index) => {
          const store = stores[index];
          return (
            <g key={store?.id ?? index} transform={`translate(${x} ${y})`}>
              <circle r={9} className={styles['pin']} data-favourite={store?.id === favourite || undefined} />
              <text className={styles['number']} textAnchor="middle" dominantBaseline="central">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="visually-hidden">{t('stores.map', { count: stores.length })}</figcaption>
    </figure>
  );
}
