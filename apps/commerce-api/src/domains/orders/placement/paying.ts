import { createHash } from 'node:crypto';
import type { PaymentMethod, PlaceOrder } from '@haberdash/api-client/cart';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { takesAmount } from '../../../shared/countries/providers.ts';
import { formatText, type Edition } from '../../../shared/text.ts';
import type { PlannedTender } from '../../ledger/index.ts';
import {
  tenderMessages,
  tenderReader,
  type TenderRow,
  isRest,
  type RestMethod,
  balanceOf,
  type PricedTender,
  type PricedTenders,
} from '../../shopping/index.ts';

/** The payment of the amount that other tenders leave. */
type Rest =
  | { readonly kind: 'session'; readonly method: RestMethod; readonly sessionId: string }
  | { readonly kind: 'tender'; readonly method: RestMethod; readonly row: TenderRow };

export interface Paying {
  /** Undefined where the other tenders pay everything. */
  readonly rest: Rest | undefined;
  /** Session or tender of the rest, which names the payment to the shopper. */
  readonly sessionId: string;
  /** Equal for equal tenders, which share one attempt. */
  readonly payKey: string;
}

const FIELD = 'paymentMethod.additionalData.sessionID';

/** The session of a placement; empty without one. */
export const sessionOf = ({ paymentMethod }: PlaceOrder): string =>
  paymentMethod.additionalData?.sessionID ?? '';

function restOf(
  { paymentMethod: { code, id, additionalData } }: PlaceOrder,
  rows: readonly TenderRow[],
): Rest | undefined {
  const sessionId = additionalData?.sessionID;
  const named = rows.find((row) => row.id === id);
  if (id !== undefined && (named?.method !== code || sessionId !== undefined))
    throw new ServiceError('PYT404', { field: 'paymentMethod.id' });
  if (sessionId !== undefined) {
    if (!isRest(code)) throw new ServiceError('PYT404', { field: FIELD });
    return { kind: 'session', method: code, sessionId };
  }
  const row = rows.find(({ method }) => isRest(method));
  if (isRest(code) && row?.method !== code) throw new ServiceError('PYT404', { field: FIELD });
  return row !== undefined && isRest(row.method) ? { kind: 'tender', method: row.method, row } : undefined;
}

/** The payment of a placement: its own session and the cart's tenders. */
export async function payingOf(
  db: Executor,
  cart: { readonly id: string },
  body: PlaceOrder,
): Promise<Paying> {
  const rows = await tenderReader(db).ofCart(cart);
  const rest = restOf(body, rows);
  const others = rows.filter(({ method }) => !isRest(method)).map((row) => row.id);
  const sessionId =
    rest === undefined
      ? `cart-${cart.id}`
      : rest.kind === 'session'
        ? rest.sessionId
        : (rest.row.sessionId ?? rest.row.id);
  const digest = createHash('sha256').update(others.join('+')).digest('base64url');
  return { rest, sessionId, payKey: others.length === 0 ? sessionId : `${sessionId}+${digest}` };
}

const shownOf = ({ row }: PricedTender): PaymentMethod['additionalData'] => ({
  ...(row.shown.type === undefined ? {} : { type: row.shown.type }),
  ...(row.shown.lastFour !== undefined && /^[0-9]{4}$/.test(row.shown.lastFour)
    ? { lastFour: row.shown.lastFour }
    : {}),
});

function planTender(tender: PricedTender, key: string, edition: Edition): PlannedTender {
  const { row, amount } = tender;
  const account = balanceOf(row);
  const common = { code: row.method, label: formatText(tenderMessages[row.method], edition), amount };
  if (account !== undefined) return { ...common, provider: 'balance', account, shown: {} };
  return { ...common, provider: 'gift-card', key, token: row.providerToken ?? '', shown: shownOf(tender) };
}

function planRest(rest: Rest, amount: number, key: string, edition: Edition): PlannedTender {
  const { method } = rest;
  const common = {
    provider: 'payment',
    code: method,
    label: formatText(tenderMessages[method], edition),
    amount,
    key,
  } as const;
  if (rest.kind === 'session') return { ...common, sessionId: rest.sessionId, shown: {} };
  const { row } = rest;
  const shown = shownOf({ row, amount, available: 0 });
  return row.sessionId === null
    ? { ...common, cardToken: row.providerToken ?? '', shown }
    : { ...common, sessionId: row.sessionId, shown };
}

const rank = { balance: 0, 'gift-card': 1, payment: 2 } as const;

/** Tenders in call order that sum to `total`; PYT400 if too little, PAY400 if a provider rejects the rest. */
export function planTenders(
  { tenders, providers }: PricedTenders,
  total: number,
  { rest }: Paying,
  { attemptId, edition }: { readonly attemptId: string; readonly edition: Edition },
): PlannedTender[] {
  const others = tenders
    .filter(({ row, amount }) => !isRest(row.method) && amount > 0)
    .map((tender, at) => planTender(tender, `${attemptId}:${at}`, edition))
    .toSorted((one, other) => rank[one.provider] - rank[other.provider]);
  const open = total - others.reduce((sum, { amount }) => sum + amount, 0);
  if (open > 0 && rest === undefined) throw new ServiceError('PYT400');
  if (open > 0 && rest !== undefined && !takesAmount(rest.method, open, providers))
    throw new ServiceError('PAY400', { field: 'paymentMethod.code' });
  const paysRest = rest !== undefined && (open > 0 || others.length === 0);
  return paysRest ? [...others, planRest(rest, open, attemptId, edition)] : others;
}
