import type { CardVault, StoredCard, Storing } from '../providers/card-vault/provider.ts';

export interface FakeVault extends CardVault {
  readonly sessions: Map<string, Storing>;
  readonly forgotten: string[];
}

/** The default card of a session. */
export const storedCard = (overrides: Partial<StoredCard> = {}): StoredCard => ({
  token: 'token-4242',
  fingerprint: 'fingerprint-4242',
  type: 'VISA',
  lastFour: '4242',
  expirationMonth: 9,
  expirationYear: 2029,
  ...overrides,
});

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
