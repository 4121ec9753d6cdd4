import type { FastifyBaseLogger } from 'fastify';

import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { GiftCard, GiftCardResult, GiftCards } from '../../../../providers/gift-cards/provider.ts';
import { ProviderTimeout } from '../../../../providers/in-time.ts';
import type { Currency } from '../../../../shared/money.ts';

/** A gift card by printed code, or by token of a saved one. */
export type GiftCardQuery =
  | { readonly code: string | undefined; readonly pin: string | undefined }
  | { readonly token: string };

interface LookUp {
  readonly giftCards: Pick<GiftCards, 'find' | 'findByToken'>;
  readonly currency: Currency;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const ERRORS = {
  unknown: 'GFC700',
  'wrong-pin': 'GFC760',
  'other-brand': 'GFC800',
  expired: 'GFC812',
} as const;

async function lookUp(request: GiftCardQuery, { giftCards, log }: LookUp): Promise<GiftCardResult> {
  const code = 'token' in request ? undefined : (request.code ?? '');
  if (code === '') throw new ServiceError('GFC400', { field: 'code' });
  try {
    return 'token' in request
      ? await giftCards.findByToken(request.token)
      : await giftCards.find({ code: code ?? '', pin: request.pin ?? '' });
  } catch (error) {
    log.warn({ err: error }, 'the gift card was not looked up');
    throw new ServiceError(error instanceof ProviderTimeout ? 'GFC799' : 'GFS800');
  }
}

/** A usable gift card; errors GFC400, 700, 725, 740, 760, 799, 800, 812 and GFS800 as in spec 1 §8. */
export async function lookUpGiftCard(request: GiftCardQuery, parts: LookUp): Promise<GiftCard> {
  const result = await lookUp(request, parts);
  if (result.kind !== 'found') throw new ServiceError(ERRORS[result.kind], { field: 'code' });
  const { card } = result;
  if (card.currency !== parts.currency) throw new ServiceError('GFC725', { field: 'code' });
  if (card.balance === 0) throw new ServiceError('GFC740', { field: 'code' });
  return card;
}
