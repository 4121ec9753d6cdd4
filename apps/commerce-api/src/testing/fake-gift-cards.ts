import type {
  GiftCard,
  GiftCardResult,
  GiftCardDecision,
  GiftCards,
  GiftCardStatus,
} from '../providers/gift-cards/provider.ts';
import type { PartRefund } from '../providers/payment/provider.ts';
import { ProviderTimeout } from '../providers/in-time.ts';

/** Behaviour of a card; authorises by default. */
export type GiftCardBehaviour = 'gone' | 'rejected' | 'silent' | 'silent-but-authorised' | 'throws';

interface Charge {
  readonly token: string;
  readonly amount: number;
  readonly status: GiftCardStatus;
  readonly isCaptured: boolean;
}

/** An issuer with behaviour by card and readable books. */
export interface FakeGiftCards extends GiftCards {
  readonly behaviours: Map<string, GiftCardBehaviour>;
  /** Sales by key. */
  readonly sold: Map<string, { readonly amount: number; readonly currency: string }>;
  /** Calls by charge. */
  readonly captures: string[];
  readonly undone: string[];
  /** Partial refunds, each once. */
  readonly partRefunds: PartRefund[];
  /** Balance in minor units. */
  readonly left: (token: string) => number;
  /** Adds a card with pin 0412. */
  issue(code: string, balance: number, currency?: string): string;
  /** Resets all but the standard cards. */
  reset(): void;
  isDown: boolean;
}

const PIN = '0412';
const tokenOf = (code: string): string => `gift-${code.slice(-4)}`;

function issuerBooks() {
  const cards = new Map<string, { readonly code: string; readonly card: GiftCard }>();
  const charges = new Map<string, Charge>();
  const behaviours = new Map<string, GiftCardBehaviour>();
  const captures: string[] = [];
  const undone: string[] = [];
  const partRefunds: PartRefund[] = [];
  const refundedByTender = (key: string): number =>
    partRefunds.filter((part) => part.key === key).reduce((sum, { amount }) => sum + amount, 0);
  const left = (token: string): number => {
    const spent = [...charges]
      .filter(([, charge]) => charge.token === token && charge.status.kind === 'authorised')
      .reduce((sum, [key, { amount }]) => sum + amount - refundedByTender(key), 0);
    return (cards.get(token)?.card.balance ?? 0) - spent;
  };
  const found = (token: string): GiftCardResult => {
    const known = cards.get(token);
    if (known === undefined) return { kind: 'unknown' };
    return { kind: 'found', card: { ...known.card, balance: left(token) } };
  };
  return {
    cards,
    charges,
    behaviours,
    captures,
    undone,
    partRefunds,
    left,
    found,
    find({ code, pin }: { readonly code: string; readonly pin: string }): GiftCardResult {
      if (code === 'GC-ENDED') return { kind: 'expired' };
      if (code === 'GC-SLOW') throw new ProviderTimeout();
      if (code === 'GC-BROKEN') throw new Error('unreachable');
      if (code === 'GC-OTHER') return { kind: 'other-brand' };
      const known = cards.get(tokenOf(code));
      if (known?.code !== code) return { kind: 'unknown' };
      return pin === PIN ? found(known.card.token) : { kind: 'wrong-pin' };
    },
    decide(token: string, amount: number): GiftCardStatus {
      const behaviour = behaviours.get(token);
      if (behaviour === 'gone' || behaviour === 'rejected') return { kind: 'declined', reason: behaviour };
      if (behaviour === 'silent') return { kind: 'pending' };
      return left(token) >= amount ? { kind: 'authorised' } : { kind: 'declined', reason: 'rejected' };
    },
    undo(key: string): void {
      const charge = charges.get(key);
      if (charge?.status.kind === 'authorised') undone.push(key);
      const blank = { token: '', amount: 0, isCaptured: false };
      charges.set(key, { ...(charge ?? blank), status: { kind: 'voided' } });
    },
    giveBack(part: PartRefund): void {
      const charge = charges.get(part.key);
      if (charge?.isCaptured !== true) throw new Error('nothing was captured');
      if (partRefunds.some(({ key, refundKey }) => key === part.key && refundKey === part.refundKey)) return;
      if (refundedByTender(part.key) + part.amount > charge.amount)
        throw new Error('so much was not captured');
      partRefunds.push(part);
    },
    clear(): void {
      for (const book of [cards, charges, behaviours]) book.clear();
      captures.length = 0;
      undone.length = 0;
      partRefunds.length = 0;
    },
  };
}

const asDecision = (status: GiftCardStatus | undefined): GiftCardDecision =>
  status?.kind === 'authorised' || status?.kind === 'declined'
    ? status
    : { kind: 'declined', reason: 'rejected' };

/** Standard cards: GC7730014820 with 35.50 USD, GC-ENDED, GC-SLOW, GC-BROKEN and GC-OTHER. */
export function fakeGiftCards(): FakeGiftCards {
  const books = issuerBooks();
  const { cards, charges, behaviours, captures, undone, partRefunds, left } = books;
  const up = (): void => {
    if (fake.isDown) throw new Error('unreachable');
  };

  const sold: FakeGiftCards['sold'] = new Map();
  const fake: FakeGiftCards = {
    sold,
    async sell({ key, amount, currency }) {
      up();
      sold.set(key, { amount, currency });
      return { code: `GCSOLD${key.slice(0, 4).toUpperCase()}`, pin: PIN };
    },
    behaviours,
    captures,
    undone,
    partRefunds,
    left,
    isDown: false,
    issue(code, balance, currency = 'USD') {
      const token = tokenOf(code);
      cards.set(token, { code, card: { token, lastFour: code.slice(-4), balance, currency } });
      return token;
    },
    reset() {
      books.clear();
      sold.clear();
      fake.isDown = false;
      fake.issue('GC7730014820', 3_550);
    },
    async find(requests) {
      up();
      return books.find(requests);
    },
    async findByToken(token) {
      up();
      return books.found(token);
    },
    async authorise({ key, token, amount }) {
      up();
      const behaviour = behaviours.get(token);
      if (behaviour === 'throws') throw new Error('unreachable');
      if (!charges.has(key))
        charges.set(key, { token, amount, status: books.decide(token, amount), isCaptured: false });
      if (behaviour === 'silent' || behaviour === 'silent-but-authorised')
        return new Promise(() => undefined);
      return asDecision(charges.get(key)?.status);
    },
    async capture(key) {
      up();
      const charge = charges.get(key);
      if (charge?.status.kind !== 'authorised') throw new Error('nothing to capture');
      if (!charge.isCaptured) captures.push(key);
      charges.set(key, { ...charge, isCaptured: true });
    },
    async void(key) {
      up();
      if (charges.get(key)?.isCaptured === true) throw new Error('captured');
      books.undo(key);
    },
    async refund(key) {
      up();
      books.undo(key);
    },
    async refundPart(part) {
      up();
      books.giveBack(part);
    },
    async status(key) {
      up();
      return charges.get(key)?.status ?? { kind: 'none' };
    },
  };
  fake.reset();
  return fake;
}
