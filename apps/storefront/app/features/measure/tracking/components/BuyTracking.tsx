import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { listingOrigins } from '@haberdash/analytics';
import { lineOfProduct } from '../model/cart-shapes.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { createCartTracker } from '../model/cart-tracker.ts';
import type { Tracker } from '../model/tracker.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import type { Report } from '../../../../shared/state/report.ts';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartPages } from './use-cart-pages.ts';
import { Part } from './Part.tsx';

const loadSet = async () => (await import('./SetTracking.tsx')).SetTracking;

interface BuyTrackingProps {
  readonly tracker: Tracker;
  readonly facts: PageFacts;
}

type Added = Extract<Report, { readonly type: 'added' }>;

/** What a rejected form has added all the same; without reasons, nothing. */
function addedItems({ items, outcome }: Added): Added['items'] {
  if (outcome.ok) return items;
  const rejected = new Set((outcome.rejected ?? items).map(({ sku }) => sku));
  return items.filter(({ sku }) => !rejected.has(sku));
}

/** Reports changes of the cart and the checkout. */
export function BuyTracking({ tracker, facts }: BuyTrackingProps) {
  const [cart] = useState(() => createCartTracker(tracker));
  const { pathname } = useLocation();
  const { currency } = useSite();
  const isIdle = useNavigation().state === 'idle';
  useCartPages(cart);
  useCartChanges(cart);
  useEffect(() => {
    if (!isIdle) return undefined;
    return facts.take(pathname, (fact) => {
      if (fact.type === 'added')
        cart.added(
          addedItems(fact).map(({ id, sku }) => lineOfProduct(sku, id, tracker.shown.get(id))),
          currency,
          listingOrigins.upSellCompleteTheLook,
        );
    });
  }, [cart, tracker, facts, pathname, isIdle, currency]);
  return <Part load={loadSet} isNeeded={pageOf(pathname) === 'product-set'} props={{ cart }} />;
}
