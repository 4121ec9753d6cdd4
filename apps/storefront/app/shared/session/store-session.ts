import * as v from 'valibot';
import type { ShopperSession } from './shopper-session.ts';

const NAME = 'store-session';
/** A working day. */
const SECONDS = 12 * 60 * 60;

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const StoreSessionSchema = v.object({
  storeId: text(20),
  storeName: text(80),
  storeEmployeeId: text(40),
  storeEmployeeName: text(80),
});

/** Who serves in which store; both ids are there, or there is no session (spec 2 §4). */
export type StoreSession = v.InferOutput<typeof StoreSessionSchema>;

export function readStoreSession({ value, isAgent }: ShopperSession): StoreSession | undefined {
  if (!isAgent()) return undefined;
  try {
    const result = v.safeParse(StoreSessionSchema, JSON.parse(value(NAME) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export const setStoreSession = ({ setValue }: ShopperSession, chosen: StoreSession): void =>
  setValue(NAME, JSON.stringify(chosen), SECONDS);
