import { randomBytes } from 'node:crypto';

import type { Tx } from '../../../platform/db/database.ts';
import {
  emailLinkRepository,
  type EmailLinkRow,
  type consumer,
  hashOfSecret,
} from '../../customers/index.ts';
import { queueMail } from '../../operations/index.ts';

const DAY_MS = 24 * 60 * 60_000;
const LIFE_MS = { confirm: 3 * DAY_MS, undo: 7 * DAY_MS } as const;
/** 128 bits. */
const CODE_BYTES = 16;

/** The stored hash of a mailed code; its prefix keeps it apart from other kinds of codes. */
export const hashOfEmailCode = (code: string): string => hashOfSecret(`email/${code}`);

/** Mails a link that proves access to an e-mail address. */
export async function mailEmailLink(
  tx: Tx,
  {
    consumerNo,
    brand,
    locale,
    email: present,
  }: Pick<typeof consumer.$inferSelect, 'consumerNo' | 'brand' | 'locale' | 'email'>,
  { kind, email }: Pick<EmailLinkRow, 'kind' | 'email'>,
  now: Date,
): Promise<EmailLinkRow> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const codeHash = hashOfEmailCode(code);
  const expiresAt = new Date(now.getTime() + LIFE_MS[kind]);
  const link = { codeHash, consumerNo, brand, kind, email, createdAt: now, expiresAt };
  await emailLinkRepository(tx).add(link);
  const about = kind === 'undo' ? 'undo' : email === present ? 'own' : 'change';
  const payload = { about, email, code, locale };
  await queueMail(tx, { kind: 'email-link', reference: codeHash, payload }, now);
  return link;
}
