import type { CardVault, StoredCard, Storing } from '../providers/card-vault/provider.ts';

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
