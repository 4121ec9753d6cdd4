import type { OrderView, PlacedOrderView } from '../../../buy/checkout/index.ts';
import { useConversion } from '../../experiments/index.ts';
import { useEffect, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { routeId } from '../../../../pages/route-id.ts';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { orderConversion, reportDateFormat } from '../model/order-report.ts';
import { shapeOfOrder } from '../model/order-shapes.ts';
import type { OrderTracker } from '../model/order-tracker.ts';

type Confirmation = PlacedOrderView | { readonly kind: 'missing' | 'pending' };

interface OrderPage {
  readonly order: OrderView;
  readonly tracking?: { readonly status: string } | undefined;
  /** Says what was just done to the order. */
  readonly done?: string | undefined;
}

/** Reports orders that were placed, and those that were just cancelled. */
export function useOrderPages(tracker: OrderTracker): void {
  const order = useRouteLoaderData<Confirmation>(routeId('order-confirmation'));
  const site = useSite();
  const placed = order?.kind === 'placed' ? order : undefined;
  useEffect(() => {
    if (placed === undefined) return;
    tracker.purchase(shapeOfOrder(placed, site), {
      shippingTier: placed.method?.code,
      paymentType: placed.card?.brand || placed.tenders[0]?.label || undefined,
      dateFormat: reportDateFormat(site.country),
    });
  }, [tracker, placed, site]);
  useConversion(useMemo(() => placed && orderConversion(placed), [placed]));

  const page = useRouteLoaderData<OrderPage>(routeId('account-order'));
  useEffect(() => {
    if (page?.done !== undefined && page.tracking?.status === 'CANCELLED')
      tracker.cancelled(shapeOfOrder(page.order, site));
  }, [tracker, page, site]);
}
