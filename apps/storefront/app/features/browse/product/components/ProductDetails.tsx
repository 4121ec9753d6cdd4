import { Accordion, LockIcon, ReturnIcon, TruckIcon } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import styles from './buy.module.css';

type Details = NonNullable<FoundProduct['details']>;

function Promises({ deliveryPromise: promise, currency }: Pick<Details, 'deliveryPromise' | 'currency'>) {
  const t = useTranslator();
  const { label, freeFrom, returns } = promise;
  return (
    <ul className={styles['promises']}>
      <li>
        <TruckIcon />
        <span>
          {label}
          {freeFrom !== undefined && (
            <span className={styles['detail']}>
              {t('product.deliveryFree', { amount: t.formats.money(freeFrom, currency) })}
            </span>
          )}
        </span>
      </li>
      {returns !== undefined && (
        <li>
          <ReturnIcon />
          <span>{returns}</span>
        </li>
      )}
      <li>
        <LockIcon />
        <span>{t('product.secure')}</span>
      </li>
    </ul>
  );
}

const list = (items: readonly string[]) => (
  <ul className={styles['facts']}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export function ProductDetails({ details }: { readonly details: Details }) {
  const t = useTranslator();
  const { description, features, materials = [], care = [], fit } = details;
  const items = [
    { id: 'description', title: t('product.description'), content: <p>{description}</p>, open: true },
    ...(features.length > 0
      ? [{ id: 'features', title: t('product.features'), content: list(features) }]
      : []),
    ...(fit === undefined ? [] : [{ id: 'fit', title: t('product.fit'), content: <p>{fit}</p> }]),
    ...(materials.length > 0
      ? [{ id: 'materials', title: t('product.materials'), content: list(materials) }]
      : []),
    ...(care.length > 0 ? [{ id: 'care', title: t('product.care'), content: list(care) }] : []),
  ];
  return (
    <>
      <Promises {...details} />
      <Accordion level={2} items={items} />
    </>
  );
}
