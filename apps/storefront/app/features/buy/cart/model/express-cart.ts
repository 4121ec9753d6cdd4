import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';

const NAME = 'express';

/** Query parameter of links from the cart to the checkout: opens it with the cart instead of an express cart. */
export const BAG_ONLY = 'bag';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cart of an express purchase from a product page, apart from the cart (spec 1 §5). */
export function expressCartOf({ value }: Pick<ShopperSession, 'value'>): string | undefined {
  const id = value(NAME);
  return id !== undefined && UUID.test(id) ? id : undefined;
}

/** Stores or clears the express cart; the cart itself is unchanged. */
export const storeExpressCart = (
  { setValue }: Pick<ShopperSession, 'setValue'>,
  id: string | undefined,
): void => setValue(NAME, id);

const expressSessions = new WeakMap<object, ShopperSession>();
const expressSessionSet = new WeakSet<object>();

/** The session as the checkout sees it: with the express cart if there is one. */
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

export const isExpress = (session: object): boolean => expressSessionSet.has(session);
