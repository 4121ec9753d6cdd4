import type { FastifyBaseLogger } from 'fastify';

import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { GiftCard, GiftCardAnswer, GiftCards } from '../../../../providers/gift-cards/provider.ts';
import { ProviderTimeout } from '../../../../providers/in-time.ts';
import type { Currency } from '../../../../shared/money.ts';

/** What a shopper says of a gift card: what is printed on it, or that it is a saved one, by the issuer's token. */
export type AskedGiftCard =
  | { readonly code: string | undefined; readonly pin: string | undefined }
  | { readonly token: string };

interface LookUp {
  readonly giftCards: Pick<GiftCards, 'find' | 'look'>;
  readonly currency: Currency;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const ERRORS = {
  unknown: 'GFC700',
  'wrong-pin': 'GFC760',
  'other-brand': 'GFC800',
  expired: 'GFC812',
} as const;

async function ask(asked: AskedGiftCard, { giftCards, log }: LookUp): Promise<GiftCardAnswer> {
  const code = 'token' in asked ? undefined : (asked.code ?? '');
  if (code === '') throw new ServiceError('GFC400', { field: 'code' });
  try {
    return 'token' in asked
      ? await giftCards.look(asked.token)
      : await giftCards.find({ code: code ?? '', pin: asked.pin ?? '' });
  } catch (error) {
    log.warn({ err: error }, 'the gift card was not looked up');
    // Late, or not able to.
    throw new ServiceError(error instanceof ProviderTimeout ? 'GFC799' : 'GFS800');
  }
}

/**
 * A gift card that can pay in a currency. GFC400: no code; GFC700, GFC760, GFC800: no such card, wrong pin, another
 * brand's; GFC725: another currency; GFC740: nothing left; GFC812: it has ended; GFC799, GFS800: its issuer has no
 * answer (spec 1 §8).
 */
export async function lookUpGiftCard(asked: AskedGiftCard, parts: LookUp): Promise<GiftCard> {
  const answer = await ask(asked, parts);
  if (answer.kind !== 'found') throw new ServiceError(ERRORS[answer.kind], { field: 'code' });
  const { card } = answer;
  if (card.currency !== parts.currency) throw new ServiceError('GFC725', { field: 'code' });
  if (card.balance === 0) throw new ServiceError('GFC740', { field: 'code' });
  return card;
}
