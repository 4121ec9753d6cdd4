import type { ProductCard } from '@haberdash/api-client/products';
import { lazyWithRetry, whenNear } from '@haberdash/page-engine';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useBackgroundRead } from '../../../../shared/reads/use-background-read.ts';
import { RowLinks } from '../../cards/index.ts';
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
  const read = useBackgroundRead<ProductRows>(path, isNear && given === undefined);
  const products = given ?? read?.[name];
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    return whenNear(place.current, () => setIsNear(true), { margin: AHEAD, afterUse: true });
  }, [isNear]);
  const title = t(`product.${name}`);
  if (isNear && products !== undefined)
    return (
      <Suspense fallback={<div className={styles['place']} />}>
        <SimilarRow title={title} products={products} />
      </Suspense>
    );
  return (
    <div ref={place} className={styles['place']}>
      <RowLinks title={title} products={given ?? []} />
    </div>
  );
}
