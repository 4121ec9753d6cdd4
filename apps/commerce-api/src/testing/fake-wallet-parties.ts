import type { GiftCardAnswer, GiftCards } from '../parties/gift-cards/gift-cards.ts';
import type { CardVault, StoredCard, Storing } from '../parties/payment/card-vault.ts';

/** A vault whose cards a test decides by session. */
export interface FakeVault extends CardVault {
  readonly sessions: Map<string, Storing>;
  readonly forgotten: string[];
}

/** The card of every session that no test says otherwise of. */
export const storedCard = (overrides: Partial<StoredCard> = {}): StoredCard => ({
  token: 'token-4242',
  fingerprint: 'fingerprint-4242',
  type: 'VISA',
  lastFour: '4242',
  expirationMonth: 9,
  expirationYear: 2029,
  ...overrides,
});

/** Keeps cards in memory. */
export function fakeVault(): FakeVault {
  const sessions = new Map<string, Storing>();
  const forgotten: string[] = [];
  return {
    sessions,
    forgotten,
    store: async (sessionId) => sessions.get(sessionId) ?? { kind: 'stored', card: storedCard() },
    forget: async (token) => void forgotten.push(token),
  };
}

const found = (token: string, expiresAt?: string): GiftCardAnswer => ({
  kind: 'found',
  card: { token, lastFour: token.slice(-4), balance: 3_550, currency: 'USD', expiresAt },
});

/** Knows one card that is good, and one that has ended. */
export const fakeGiftCards: GiftCards = {
  find: async ({ code, pin }) => {
    if (code === 'GC-ENDED') return { kind: 'expired' };
    return code === 'GC7730014820' && pin === '0412' ? found('gift-4820') : { kind: 'unknown' };
  },
  look: async (token) => found(token),
};
