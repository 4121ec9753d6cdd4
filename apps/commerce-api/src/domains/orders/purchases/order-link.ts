import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';

import type { ResponseOf, BodyOf } from '../../../platform/contracts/operation-types.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { orderLink, shopOrder } from '../../ledger/index.ts';
import { queueMail } from '../../operations/index.ts';
import { isOfAddress } from '../placement/objects.ts';
import { hashOfSecret } from '../../customers/index.ts';

const LIFE_MS = 30 * 60_000;
/** 128 bits. */
const CODE_BYTES = 16;

/** The stored hash of a mailed code; its prefix keeps it apart from other kinds of codes. */
const hashOfOrderCode = (code: string): string => hashOfSecret(`order/${code}`);

/** Mails an order link; with a wrong address the link opens nothing and no mail is written. */
export async function mailOrderLink(
  tx: Tx,
  { orderNumber, email }: BodyOf<'mailOrderLink'>,
  nowMs: number,
): Promise<ResponseOf<'mailOrderLink'>> {
  // A wrong address costs the same work.
  const opened = (await isOfAddress(tx, orderNumber, email)) ? orderNumber : null;
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const codeHash = hashOfOrderCode(code);
  await tx.insert(orderLink).values({ codeHash, orderNumber: opened, expiresAt: new Date(nowMs + LIFE_MS) });
  const payload = { code, orderNumber: opened ?? '' };
  await queueMail(tx, { kind: 'order-link', reference: codeHash, payload }, new Date(nowMs));
  return { accepted: true };
}

/** Uses a link and returns its order. */
export async function openOrderLink(
  tx: Tx,
  code: string,
  nowMs: number,
): Promise<ResponseOf<'openOrderLink'>> {
  const isIt = and(eq(orderLink.codeHash, hashOfOrderCode(code)), gt(orderLink.expiresAt, new Date(nowMs)));
  const [link] = await tx.delete(orderLink).where(isIt).returning();
  const [order] = await tx
    .select({ orderNumber: shopOrder.orderNumber, st: shopOrder.secret })
    .from(shopOrder)
    .where(eq(shopOrder.orderNumber, link?.orderNumber ?? ''));
  if (order === undefined) throw new ServiceError('API404');
  return order;
}
