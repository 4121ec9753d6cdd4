import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AgentTokenRequest, RegisteredTokenRequest, Token } from '@haberdash/api-client/token';

import type { Clock } from '../../../shared/clock.ts';
import type { RequestContext, Shopper } from '../../../platform/context/request-context.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { ServiceError, type ErrorDetail } from '../../../platform/errors/service-error.ts';
import {
  associateReader,
  type PlacementLock,
  mergeWaitingCarts,
  currentCartOf,
  moveExpressCarts,
  moveGuestCart,
  favouritesOf,
  moveGuestFavourites,
  moveGuestSaved,
  savedListOf,
} from '../../shopping/index.ts';
import { consumerFacts, type Tokens } from '../../customers/index.ts';
import { moveGuestOrder } from '../../ledger/index.ts';
import { moveShares, moveGuestTexts } from '../../community/index.ts';
import { identityRepository, type UsedCode } from './repository.ts';

type Transaction = Database['transaction'];
type Exchange = RegisteredTokenRequest | AgentTokenRequest;
/** Committed even where the call is rejected. */
type Outcome = { readonly token: Token } | { readonly rejection: ErrorDetail['errorId'] };

export interface ExchangeParts {
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly placementLock: PlacementLock;
}

/** Times that an exchange waits for a payment of the guest's cart before the cart moves as it is. */
const MAX_CLEARINGS = 3;

const matchesChallenge = (verifier: string, challenge: string): boolean => {
  const found = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(challenge, 'base64url');
  return found.length === expected.length && timingSafeEqual(found, expected);
};

const guestOf = ({ actor }: RequestContext): Shopper | undefined =>
  actor.kind === 'shopper' && actor.shopper.type === 'Guest' ? actor.shopper : undefined;

function settled(outcome: Outcome): Token {
  if ('rejection' in outcome) throw new ServiceError(outcome.rejection);
  return outcome.token;
}

/** The claims of a token besides the subject; rejected when the account is closed or the employment has ended. */
async function factsOf(
  tx: Tx,
  { subject, type }: Shopper,
  brand: string,
): Promise<Partial<Token> | { readonly rejection: 'AUT404' | 'AUT498' }> {
  if (type === 'Agent' && !(await associateReader(tx).isEmployed(subject))) return { rejection: 'AUT404' };
  if (type !== 'Registered') return {};
  const facts = await consumerFacts(tx, subject);
  if (facts === undefined) return { rejection: 'AUT498' };
  const basketId = await currentCartOf(tx, subject);
  const favoriteId = await favouritesOf(tx, subject, brand);
  const saveForLaterId = await savedListOf(tx, subject, brand);
  return {
    ...facts,
    ...(basketId === undefined ? {} : { basketId }),
    ...(favoriteId === undefined ? {} : { favorites: { favoriteId } }),
    ...(saveForLaterId === undefined ? {} : { saveForLaterId }),
  };
}

/** Uses a code up; returns an error instead of throwing, so that the code stays used. */
async function takeCode(
  tx: Tx,
  body: Exchange,
  nowMs: number,
): Promise<UsedCode | { readonly rejection: 'AUT404' | 'AUT432' }> {
  const code = await identityRepository(tx).useCode(body.authorizationCode);
  const isGood =
    code !== undefined &&
    matchesChallenge(body.codeVerifier, code.challenge) &&
    code.expiresAt.getTime() > nowMs;
  if (!isGood) return { rejection: 'AUT432' };
  return code.type === body.type ? code : { rejection: 'AUT404' };
}

interface Arrival {
  readonly body: RegisteredTokenRequest;
  readonly context: RequestContext;
  readonly person: string;
  readonly clock: Clock;
  /** The cart moves even while it is being paid for. */
  readonly force: boolean;
}

/** Moves the guest's objects to the account; returns the id of a cart that a payment blocks. */
async function moveBelongings(
  tx: Tx,
  { body, context, person, clock, force }: Arrival,
): Promise<string | undefined> {
  const { guestObjects: { basketId, favoriteId, saveForLaterId } = {}, action, orderNo, st } = body;
  const guest = guestOf(context)?.subject;
  if (guest !== undefined && basketId !== undefined) {
    const move = { cartId: basketId, guest, person, site: context, nowMs: clock.now() };
    if ((await moveGuestCart(tx, move, force)) === 'blocked') return basketId;
  }
  await mergeWaitingCarts(tx, { person, site: context, nowMs: clock.now() });
  if (guest !== undefined && favoriteId !== undefined)
    await moveGuestFavourites(tx, { listId: favoriteId, guest, person, brand: context.brand }, clock);
  if (guest !== undefined && saveForLaterId !== undefined)
    await moveGuestSaved(tx, { listId: saveForLaterId, guest, person, brand: context.brand }, clock);
  if (guest !== undefined) {
    await moveExpressCarts(tx, { guest, person, nowMs: clock.now() });
    await moveGuestTexts(tx, { guest, person }, new Date(clock.now()));
    await moveShares(tx, { guest, person });
  }
  if (action === 'postLogin' && orderNo !== undefined && st !== undefined)
    await moveGuestOrder(tx, { orderNumber: orderNo, secret: st }, person);
  return undefined;
}

/** Rolls an exchange back that has to wait for a payment, so that its code can be used again. */
class Blocked extends Error {
  readonly cartId: string;
  constructor(cartId: string) {
    super('a payment of the cart is under way');
    this.cartId = cartId;
  }
}

/** Issues tokens of accounts for sign-in codes and refresh tokens. */
export function createExchange({ clock, tokens, placementLock: gate }: ExchangeParts) {
  async function exchangeOnce(
    tx: Tx,
    body: Exchange,
    context: RequestContext,
    force: boolean,
  ): Promise<Outcome> {
    const code = await takeCode(tx, body, clock.now());
    if ('rejection' in code) return code;
    const { subject, type } = code;
    const person: Shopper = { subject, usid: guestOf(context)?.usid ?? randomUUID(), type };
    if (body.type === 'Registered') {
      const blocked = await moveBelongings(tx, { body, context, person: subject, clock, force });
      if (blocked !== undefined) throw new Blocked(blocked);
    }
    const facts = await factsOf(tx, person, context.brand);
    if ('rejection' in facts) return facts;
    return { token: { ...(await tokens.issue(tx, person)), ...facts } };
  }

  return {
    /** Exchanges a code once; the objects of the guest move in the same transaction. */
    async exchange(body: Exchange, context: RequestContext, transaction: Transaction): Promise<Token> {
      for (let clearing = 0; ; clearing += 1) {
        try {
          return settled(
            await transaction((tx) => exchangeOnce(tx, body, context, clearing >= MAX_CLEARINGS)),
          );
        } catch (error) {
          if (!(error instanceof Blocked)) throw error;
          await gate.clear(error.cartId);
        }
      }
    },
    async refresh(
      token: string,
      type: Shopper['type'],
      { brand }: RequestContext,
      transaction: Transaction,
    ): Promise<Token> {
      const outcome = await transaction(async (tx): Promise<Outcome> => {
        const refreshed = await tokens.refresh(tx, token, type);
        if (refreshed === 'busy') return { rejection: 'AUT409' };
        // The revocation of a stolen token family is committed.
        if (typeof refreshed === 'string') return { rejection: 'AUT401' };
        const facts = await factsOf(tx, refreshed.shopper, brand);
        if ('rejection' in facts) return facts;
        return { token: { ...refreshed.token, ...facts } };
      });
      return settled(outcome);
    },
  };
}

export type TokenExchange = ReturnType<typeof createExchange>;
