import type { ProductCard } from '@haberdash/api-client/products';
import { lazyWithRetry, whenNear } from '@haberdash/page-engine';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { rowsPath, type ProductRows, type RowName } from '../model/product-rows.ts';
import styles from './near-row.module.css';

const SimilarRow = lazyWithRetry(async () => (await import('./SimilarRow.tsx')).SimilarRow);

/** The distance at which code and products are fetched before a row is visible. */
const AHEAD = '600px';

interface NearRowProps {
  readonly name: RowName;
  readonly masterId: string;
  /** Products that came with the page: in a document they are only links for browsers without script. */
  readonly products: readonly ProductCard[] | undefined;
}

/** A row of products that loads near the viewport. */
export function NearRow({ name, masterId, products: given }: NearRowProps) {
  const t = useTranslator();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const path = rowsPath(t.site.locale, masterId);
  const { data, load, state } = useFetcher<ProductRows>({ key: path });
  const products = given ?? data?.[name];
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    return whenNear(place.current, () => setIsNear(true), { margin: AHEAD, afterUse: true });
  }, [isNear]);
  useEffect(() => {
    if (isNear && products === undefined && state === 'idle') void load(path);
    // Once: what could not be read is not requested again and again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNear, path]);
  const title = t(`product.${name}`);
  if (isNear && products !== undefined)
    return (
      <Suspense fallback={<div className={styles['place']} />}>
        <SimilarRow title={title} products={products} />
      </Suspense>
    );
  return (
    <div ref={place} className={styles['place']}>
      <noscript>
        <h2>{title}</h2>
        <ul>
          {given?.map(({ id, name: product, url }) => (
            <li key={id}>
              <a href={`/${t.site.locale}${url}`}>{product}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
}
