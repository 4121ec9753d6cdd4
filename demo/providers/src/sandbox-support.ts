import type { OpenedCase } from '@haberdash/commerce-api/providers/support/provider.ts';
import * as v from 'valibot';

import type { Books } from './books.ts';

const DIGITS = 8;

const caseRow = v.object({ number: v.number(), createdAt: v.number() });

/** The support provider stores claims and messages by key. */
export interface SandboxSupport {
  openCase(requested: { readonly key: string; readonly [field: string]: unknown }): Promise<OpenedCase>;
}

/** A support provider with its cases in the books; equal messages are one case. */
export const sandboxSupport = (books: Books, now: () => number): SandboxSupport => ({
  async openCase({ key, ...claim }) {
    books
      .prepare(
        `insert into support_case (key, number, claim, created_at)
          values (?, (select coalesce(max(number), 0) + 1 from support_case), ?, ?) on conflict (key) do nothing`,
      )
      .run(key, JSON.stringify(claim), now());
    const found = books
      .prepare('select number, created_at as "createdAt" from support_case where key = ?')
      .get(key);
    const { number, createdAt } = v.parse(caseRow, found);
    return {
      caseNumber: `CS${String(number).padStart(DIGITS, '0')}`,
      createdAt: new Date(createdAt).toISOString(),
    };
  },
});
