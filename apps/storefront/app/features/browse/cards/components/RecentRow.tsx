import type { ProductCard } from '@haberdash/api-client/products';
import { useEffect, useState } from 'react';
import { report } from '../../../../shared/state/report.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useBackgroundRead } from '../../../../shared/reads/use-background-read.ts';
import { changeMemory } from '../model/browsing-memory.ts';
import { ProductRow } from './ProductRow.tsx';
import styles from './recently-viewed.module.css';

export interface ProductCards {
  readonly products: readonly ProductCard[];
}

/** The row of recently viewed products, with a button to clear it; products that have left the shop are skipped. */
export function RecentRow({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslator();
  const [isForgotten, setIsForgotten] = useState(false);
  const data = useBackgroundRead<ProductCards>(`/${t.site.locale}/product-cards?items=${ids.join(',')}`);
  useEffect(() => {
    if (data !== undefined)
      report({
        type: 'row',
        id: 'recently-viewed',
        products: data.products,
      });
  }, [data]);
  if (data === undefined || data.products.length === 0 || isForgotten) return null;
  const forget = () => {
    changeMemory((known) => ({ ...known, viewed: [] }));
    setIsForgotten(true);
  };
  return (
    <div>
      <ProductRow title={t('compare.recent')} products={data.products} />
      <button type="button" className={styles['forget']} onClick={forget}>
        {t('compare.recentForget')}
      </button>
    </div>
  );
}
