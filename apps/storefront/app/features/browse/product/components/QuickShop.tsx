import { Dialog, Skeleton } from '@haberdash/ui';
import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useSetQuickShop, type QuickShopProduct } from '../../cards/index.ts';
import { LazyMiniCart, useAddToBag } from '../../../buy/cart/index.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FoundProduct } from '../server/product-page.server.ts';
import { QuickShopChoice, QuickShopLink } from './QuickShopChoice.tsx';

/** What the page of the product answers; one that has left the shop has no sizes. */
type Answer = FoundProduct | { readonly kind: 'missing' | 'gone' };

/**
 * Colour, size and bag of a product over the page that lists it. It reads what the page of the product would, makes
 * room for the bag when something is sent, and comes back with the reason where that is rejected.
 */
export function QuickShop({ product: { name, url } }: { readonly product: QuickShopProduct }) {
  const t = useTranslator();
  const setQuickShop = useSetQuickShop();
  const { pathname } = useLocation();
  const { data, load } = useFetcher<Answer>({ key: `quick-shop-${url}` });
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
          // Sent, it waits for the answer; closed by the shopper, it is over.
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
