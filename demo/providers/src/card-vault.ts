import { createHash, randomBytes } from 'node:crypto';
import type { CardVault } from '@haberdash/commerce-api/providers/card-vault/provider.ts';

import * as v from 'valibot';

import type { Books } from './books.ts';
import type { CardSession, CardStore } from './card-store.ts';

/** A card's fingerprint: only the ends of its number are stored. */
export const fingerprintOf = ({
  brand,
  bin,
  lastFour,
}: Pick<CardSession, 'brand' | 'bin' | 'lastFour'>): string =>
  createHash('sha256')
    .update([brand, bin, lastFour].map((part) => part ?? '').join('/'))
    .digest('base64url')
    .slice(0, 24);

/** The token of a session's card; the first one is kept. */
function storeOnce(books: Books, sessionId: string, fingerprint: string): string {
  books
    .prepare(
      'insert into stored_card (token, session_id, fingerprint) values (?, ?, ?) on conflict (session_id) do nothing',
    )
    .run(randomBytes(18).toString('base64url'), sessionId, fingerprint);
  const found = books.prepare('select token from stored_card where session_id = ?').get(sessionId);
  return v.parse(v.object({ token: v.string() }), found).token;
}

export const sandboxVault = (books: Books, store: CardStore, now: () => number): CardVault => ({
  async store(sessionId) {
    const session = store.session(sessionId, now());
    if (session === undefined || session.behaviour === null) return { kind: 'no-card' };
    if (session.behaviour === 'decline' || session.behaviour === 'fraud') return { kind: 'declined' };
    const { brand, lastFour, expiry } = session;
    const [month = '', year = ''] = (expiry ?? '').split('/');
    const fingerprint = fingerprintOf(session);
    return {
      kind: 'stored',
      card: {
        token: storeOnce(books, sessionId, fingerprint),
        fingerprint,
        type: brand ?? 'CARD',
        lastFour: lastFour ?? '0000',
        expirationMonth: Number(month),
        expirationYear: 2000 + Number(year),
      },
    };
  },
  async forget(token) {
    books.prepare('delete from stored_card where token = ?').run(token);
  },
});
