import type { SessionSnapshot } from '@haberdash/api-client';
import * as v from 'valibot';

/** Tokens travel in headers, which take no blank, line break or sign beyond ASCII. */
const token = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[\x21-\x7e]+$/));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}$/));

const GuestObjectsSchema = v.object({
  basketId: v.exactOptional(id),
  favoriteId: v.exactOptional(id),
  saveForLaterId: v.exactOptional(id),
});
const ConsumerSchema = v.object({
  consumerNo: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  consumerType: v.exactOptional(v.pipe(v.string(), v.maxLength(30))),
  memberId: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  isEmployeeDiscountTCAccepted: v.exactOptional(v.boolean()),
  favStoreId: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
});
const SnapshotSchema = v.object({
  accessToken: token(400),
  refreshToken: token(200),
  expiresAt: v.number(),
  renewAt: v.exactOptional(v.number()),
  usid: v.pipe(v.string(), v.maxLength(64), v.regex(/^[\x21-\x7e]*$/)),
  type: v.exactOptional(v.picklist(['Guest', 'Registered', 'Agent'])),
  consumer: v.exactOptional(ConsumerSchema),
  guestObjects: v.exactOptional(GuestObjectsSchema),
});

/** The session of a cookie's text; undefined for a text that is none. */
export function parseSnapshot(text: string): SessionSnapshot | undefined {
  try {
    const result = v.safeParse(SnapshotSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** A session as the text of its cookie; what the pages do not need of it is left out. */
export const snapshotText = (snapshot: SessionSnapshot): string =>
  JSON.stringify(v.parse(SnapshotSchema, snapshot));
