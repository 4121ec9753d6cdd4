import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { createOrderTracker } from '../model/order-tracker.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { Tracker } from '../model/tracker.ts';
import { useOrderPages } from './use-order-pages.ts';

interface OrderTrackingProps {
  readonly tracker: Tracker;
  readonly facts: PageFacts;
}

/** Reports orders that are placed, cancelled or sent back; renders nothing. */
export function OrderTracking({ tracker, facts }: OrderTrackingProps): null {
  const [orders] = useState(() => createOrderTracker(tracker));
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useOrderPages(orders);
  useEffect(() => {
    if (!isIdle) return undefined;
    return facts.take(pathname, (fact) => {
      if (fact.type !== 'return') return;
      const { id, items, orderNumber, currency } = fact;
      orders.returned(id, { orderNumber, currency }, items);
    });
  }, [orders, facts, pathname, isIdle]);
  return null;
}
