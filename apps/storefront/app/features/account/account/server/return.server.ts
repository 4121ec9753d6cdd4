import { ApiError } from '@haberdash/api-client';
import type { OrderTracking, ReturnLabel, ReturnRequest } from '@haberdash/api-client/consumers';
import type { Order } from '@haberdash/api-client/cart';
import { data } from 'react-router';
import type { ReturnedItem } from '../../../../shared/state/report.ts';
import { orderView } from '../../../buy/checkout/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { RETURN_REASONS } from '../model/reasons.ts';
import { accountErrors } from './account-form.server.ts';
import { proofOf } from './order-proof.server.ts';
import { isGuest, orderWithTracking, requireOrder } from './order.server.ts';

const POSITION = /^(?:0|[1-9]\d{0,2})$/;

const requestLabel = (
  { api, session }: PrivateRead,
  orderId: string,
  body: LabelBody,
): Promise<ReturnLabel> =>
  api.consumers.POST('/consumers-v3/consumer/return/{orderId}/returnLabel', {
    params: { path: { orderId } },
    body: { ...body, ...proofOf(session, orderId) },
  });

async function labelAgain(read: PrivateRead, orderNumber: string): Promise<ReturnLabel | undefined> {
  const position = read.url.searchParams.get('label') ?? '';
  if (!POSITION.test(position)) return undefined;
  try {
    return await requestLabel(read, orderNumber, { returnPosition: Number(position) });
  } catch (error) {
    if (error instanceof ApiError && error.errorId === 'API400') return undefined;
    throw error;
  }
}

/** What of an order can be returned, or the label of an open return; all of it where its delivery is unknown. */
export async function readReturn(read: PrivateRead) {
  const { order, tracking } = await orderWithTracking(read);
  const { orderNumber, items } = orderView(order);
  const left = new Map(tracking?.returnable.map(({ itemId, qty }) => [itemId, qty]));
  return {
    head: pageHead(read, { title: read.t('orders.returnTitle', { number: orderNumber }), noIndex: true }),
    orderNumber,
    isGuest: isGuest(read),
    label: await labelAgain(read, orderNumber),
    items: items
      .map(({ id, name, image, choices, qty }) => {
        const most = tracking === undefined ? qty : Math.min(qty, left.get(id) ?? 0);
        return { id, name, image, choices, qty: most };
      })
      .filter(({ qty }) => qty > 0),
    returns: tracking?.returns ?? [],
    closed: tracking === undefined || tracking.returnable.length > 0 ? undefined : whyClosed(read, tracking),
  };
}

const NOT_YET: ReadonlySet<string> = new Set([
  'PLACED',
  'PENDING_CHALLENGE',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
]);

function whyClosed({ t }: PrivateRead, { status, returns }: OrderTracking): string {
  if (status === 'CANCELLED') return t('orders.alreadyCancelled');
  if (NOT_YET.has(status)) return t('orders.notYetReturnable');
  return t(returns.length > 0 ? 'orders.returnNothingLeft' : 'orders.returnOver');
}

/** What the form is answered with: the label, or why there is none and what was chosen. */
export type ReturnResult =
  | {
      readonly label: ReturnLabel;
      /** What the return is about, for reports. */
      readonly returned: {
        readonly currency: string;
        readonly items: readonly ReturnedItem[];
      };
      readonly formErrors: readonly [];
    }
  | {
      readonly label?: undefined;
      readonly formErrors: readonly FormError[];
      readonly values: Readonly<Record<string, string>>;
    };

type ReturnItem = ReturnRequest['items'][number];
type LabelBody = ReturnRequest | { readonly returnPosition: number };

function chosenItems(
  { t }: PrivateRead,
  ids: readonly string[],
  values: Readonly<Record<string, string>>,
): { readonly items: readonly ReturnItem[]; readonly formErrors: readonly FormError[] } {
  const formErrors: FormError[] = [];
  const items = ids.flatMap((itemId): ReturnItem[] => {
    const qty = Number(values[`qty-${itemId}`] ?? '0');
    if (!Number.isInteger(qty) || qty < 1) return [];
    const reason = RETURN_REASONS.find((each) => each === values[`reason-${itemId}`]);
    if (reason !== undefined) return [{ itemId, qty, reason }];
    const field = `reason-${itemId}`;
    formErrors.push({ code: 'required', text: t('orders.reasonMissing'), place: 'field', field });
    return [];
  });
  if (items.length === 0 && formErrors.length === 0)
    formErrors.push(toFormError(t, 'account.order', { code: 'NOTHING_CHOSEN' }, { place: 'banner' }));
  return { items, formErrors };
}

function returnErrors(
  shopper: PrivateRead,
  items: readonly ReturnItem[],
  error: unknown,
): readonly FormError[] {
  const detail = error instanceof ApiError && error.errorId === 'API400' ? error.details[0] : undefined;
  if (detail?.field === 'items')
    return [toFormError(shopper.t, 'account.order', { code: 'RETURN_CLOSED' }, { place: 'banner' })];
  const index = /^items\.(\d+)\.qty$/.exec(detail?.field ?? '')?.[1];
  const item = index === undefined ? undefined : items[Number(index)];
  if (item === undefined) return accountErrors(shopper, 'account.order', error);
  const text = shopper.t('orders.returnTooMany', { count: detail?.additionalInfo?.maxAllowedQty ?? 0 });
  return [{ code: 'RETURN_TOO_MANY', text, place: 'field', field: `qty-${item.itemId}` }];
}

function returnedItems(bought: Order['items'], returned: readonly ReturnItem[]): readonly ReturnedItem[] {
  return returned.flatMap(({ itemId, qty }) => {
    const item = bought.find(({ id }) => id === itemId);
    if (item === undefined) return [];
    const { productId, masterId, name, price, qty: all } = item;
    return [{ productId, masterId, name, qty, price: { amount: price.rowTotal / all } }];
  });
}

/** Opens a return and answers its label, which the page of the order leads to as long as the return is open. */
export async function runReturn(shopper: PrivateRead & { readonly form: () => Promise<FormData> }) {
  const values = textValues(await shopper.form());
  let chosen: readonly ReturnItem[] = [];
  try {
    const { orderNumber, currency, items: bought } = await requireOrder(shopper);
    const ids = bought.map(({ id }) => id);
    const { items, formErrors } = chosenItems(shopper, ids, values);
    chosen = items;
    if (formErrors.length > 0) return data<ReturnResult>({ formErrors, values }, { status: 400 });
    const label = await requestLabel(shopper, orderNumber, { items: [...items] });
    const returned = { currency, items: returnedItems(bought, items) };
    return data<ReturnResult>({ label, returned, formErrors: [] });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const formErrors = returnErrors(shopper, chosen, error);
    return data<ReturnResult>({ formErrors, values }, { status: rejectedStatus(formErrors[0]?.code ?? '') });
  }
}
