import { Dialog, Skeleton } from '@haberdash/ui';
import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useSetQuickShop, type QuickShopProduct } from '../../cards/index.ts';
import { LazyMiniCart, useAddToBag } from '../../../buy/cart/index.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import { QuickShopChoice, QuickShopLink } from './QuickShopChoice.tsx';

/** The data of the product page; one that has left the shop has no sizes. */
type ProductData = FoundProduct | { readonly kind: 'missing' | 'gone' };

/**
 * Buys a product over the page that lists it, with the data of the product page. It closes when the form is sent, and
 * opens again with an error.
 */
export function QuickShop({ product: { name, url } }: { readonly product: QuickShopProduct }) {
  const t = useTranslator();
  const setQuickShop = useSetQuickShop();
  const { pathname } = useLocation();
  const { data, load } = useFetcher<ProductData>({ key: `quick-shop-${url}` });
  const { add, isPending, formError, forgetError } = useAddToBag();
  const [isSent, setIsSent] = useState(false);
  const path = `/${t.site.locale}${url}`;
  useEffect(() => void load(path), [load, path]);
  const isOpen = !isSent || (!isPending && formError !== undefined);
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={() => {
          // Stays mounted while it waits for the response, and ends when the shopper closes it.
          if (isOpen) setQuickShop(undefined);
        }}
        variant="end"
        title={name}
        closeLabel={t('common.close')}
      >
        {data === undefined && <Skeleton />}
        {data !== undefined && data.kind !== 'found' && <QuickShopLink path={path} />}
        {data?.kind === 'found' && (
          <QuickShopChoice
            page={data}
            path={path}
            formError={formError}
            onColor={(color) => {
              forgetError();
              void load(`${path}${path.includes('?') ? '&' : '?'}color=${encodeURIComponent(color)}`);
            }}
            onSettle={forgetError}
            onAdd={(form, line) => {
              setIsSent(true);
              add(form, line);
            }}
          />
        )}
      </Dialog>
      {pageOf(pathname) !== 'product' && <LazyMiniCart />}
    </>
  );
}
