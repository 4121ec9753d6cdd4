import type { FraudCheck } from '@haberdash/commerce-api/providers/fraud/provider.ts';
import * as v from 'valibot';

import type { Books } from './books.ts';

/** Duration of a manual review. */
const REVIEW_MS = 60_000;

const caseRow = v.object({ fingerprint: v.string(), askedAt: v.number() });

/** A sandbox fraud check that decides by the device's name. */
export function sandboxFraudCheck(books: Books, now: () => number): FraudCheck {
  return {
    async assess({ key, fingerprint = '' }) {
      if (fingerprint === 'device-slow') return new Promise(() => undefined);
      if (fingerprint === 'device-reject') return 'reject';
      if (!fingerprint.startsWith('device-review')) return 'pass';
      books
        .prepare(
          'insert into fraud_case (key, fingerprint, asked_at) values (?, ?, ?) on conflict (key) do nothing',
        )
        .run(key, fingerprint, now());
      return 'review';
    },
    async verdict(key) {
      const found = books
        .prepare('select fingerprint, asked_at as "askedAt" from fraud_case where key = ?')
        .get(key);
      if (found === undefined) return 'pass';
      const { fingerprint, askedAt } = v.parse(caseRow, found);
      if (now() - askedAt < REVIEW_MS) return 'review';
      return fingerprint === 'device-review-reject' ? 'reject' : 'pass';
    },
  };
}
