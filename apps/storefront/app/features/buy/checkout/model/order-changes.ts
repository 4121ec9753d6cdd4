import type { CartView } from '../../cart/index.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';

type Line = Pick<CartView['items'][number], 'productId' | 'qty' | 'rowTotal' | 'name'>;
type Order = Pick<CartView, 'currency' | 'totals'> & { readonly items: readonly Line[] };

/** The order as displayed when it was sent; amounts are in major units, and absent where the form had none. */
export interface SeenOrder {
  readonly lines: readonly Line[];
  readonly shipping: number | undefined;
  readonly total: number | undefined;
}

/** A line as a hidden field of the form: `productId qty rowTotal name`. */
export const lineField = ({ productId, qty, rowTotal, name }: Line): string =>
  `${productId} ${qty} ${rowTotal} ${name}`;

const LINE = /^([A-Z0-9]{4,20}) (\d{1,4}) (\d{1,9}(?:\.\d{1,3})?) (.{1,120})$/su;
const MAX_LINES = 100;

function amountOf(value: FormDataEntryValue | null): number | undefined {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(amount) ? amount : undefined;
}

/** Parses what `lineField` wrote and the amounts beside it; skips invalid fields. */
export function readSeenOrder(form: FormData): SeenOrder {
  const lines = form
    .getAll('line')
    .slice(0, MAX_LINES)
    .flatMap((value): Line[] => {
      const [, productId, qty, rowTotal, name] = (typeof value === 'string' && LINE.exec(value)) || [];
      return productId === undefined || name === undefined
        ? []
        : [{ productId, qty: Number(qty), rowTotal: Number(rowTotal), name }];
    });
  return {
    lines,
    shipping: amountOf(form.get('expectedShipping')),
    total: amountOf(form.get('expectedTotal')),
  };
}

function lineChange(t: Translator, was: Line | undefined, is: Line | undefined, currency: string) {
  const { money } = t.formats;
  if (is === undefined) return t('checkout.changedGone', { product: was?.name ?? '' });
  if (was === undefined) return t('checkout.changedAdded', { product: is.name });
  if (was.qty !== is.qty) {
    return t('checkout.changedQuantity', { product: is.name, was: was.qty, now: is.qty });
  }
  if (was.rowTotal === is.rowTotal) return undefined;
  const prices = { was: money(was.rowTotal, currency), now: money(is.rowTotal, currency) };
  return t('checkout.changedPrice', { product: is.name, ...prices });
}

/** The differences between the displayed order and the current one, as sentences. */
export function orderChanges(t: Translator, seen: SeenOrder, now: Order): readonly string[] {
  const { money } = t.formats;
  const ids = new Set([...seen.lines, ...now.items].map(({ productId }) => productId));
  const find = (lines: readonly Line[], id: string) => lines.find(({ productId }) => productId === id);
  const lines = [...ids].map((id) => lineChange(t, find(seen.lines, id), find(now.items, id), now.currency));
  const amounts = (was: number | undefined, is: number | undefined) =>
    was === undefined || is === undefined || was === is
      ? undefined
      : { was: money(was, now.currency), now: money(is, now.currency) };
  const shipping = amounts(seen.shipping, now.totals.shipping);
  const total = amounts(seen.total, now.totals.total);
  return [
    ...(seen.lines.length === 0 ? [] : lines),
    shipping && t('checkout.changedDelivery', shipping),
    total && t('checkout.changedTotal', total),
  ].filter((text) => text !== undefined);
}
