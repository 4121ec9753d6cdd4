import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';

const NAME = 'express';

/** The parameter of links from the bag to the checkout: what is bought by itself elsewhere is not meant. */
export const BAG_ONLY = 'bag';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cart of what is bought by itself from a product page, beside the bag (spec 1 §5). */
export function expressCartOf({ value }: Pick<ShopperSession, 'value'>): string | undefined {
  const id = value(NAME);
  return id !== undefined && UUID.test(id) ? id : undefined;
}

/** Keeps the cart of what is bought by itself, or forgets it: the bag is as it was. */
export const storeExpressCart = (
  { setValue }: Pick<ShopperSession, 'setValue'>,
  id: string | undefined,
): void => setValue(NAME, id);

const expressSessions = new WeakMap<object, ShopperSession>();
const expressSessionSet = new WeakSet<object>();

/** The session as the checkout sees it: its cart is what is bought by itself, if anything is, else the bag. */
export function checkoutSession(session: ShopperSession): ShopperSession {
  if (isExpress(session) || expressCartOf(session) === undefined) return session;
  let expressSession = expressSessions.get(session);
  if (expressSession === undefined) {
    const own = { basketId: () => expressCartOf(session) };
    expressSession = Object.assign(Object.create(session) as ShopperSession, own);
    expressSessions.set(session, expressSession);
    expressSessionSet.add(expressSession);
  }
  return expressSession;
}

/** Whether the cart of a session is what is bought by itself. */
export const isExpress = (session: object): boolean => expressSessionSet.has(session);
