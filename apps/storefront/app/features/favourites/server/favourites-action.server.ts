import {
  PRODUCT_CODE,
  type FavouriteIntent,
  type FavouritesAnswer,
  type FavouritesNotice,
} from '../../cards/index.ts';
import { MAX_FAVOURITES } from '@haberdash/account';
import { TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import { refusalOf, type Refusal } from '@haberdash/checkout';
import { config } from '../../../shared/config/config.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';
import { addFavourite, removeFavourite, shareFavourites } from './favourites-calls.server.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session' | 'site' | 't'>;

const INTENTS: readonly FavouriteIntent[] = ['add', 'remove', 'share'];

/** Why favourites stayed as they are, in words. */
function favouritesRefusalText(t: Translator, { code, params }: Pick<Refusal, 'code' | 'params'>): string {
  if (code === 'ADDED_MAX_QUANTITY') return t('favourites.full', { max: params.maxAllowedQty ?? 0 });
  if (code === 'ITEM_NOT_AVAILABLE' || code === 'API404') return t('favourites.gone');
  if (code === 'API429') return t('errors.tooManyText');
  return t('favourites.failed');
}

async function change(shopper: Shopper, intent: FavouriteIntent, form: FormData): Promise<FavouritesAnswer> {
  const { t } = shopper;
  if (intent === 'share') {
    const shareId = await shareFavourites(shopper);
    if (shareId === undefined) return { ok: false, intent, code: 'EMPTY', text: t('favourites.failed') };
    const shareUrl = `${config().publicOrigin}/${shopper.site.locale}/favorites/${shareId}`;
    return { ok: true, intent, shareUrl };
  }
  const productId = form.get('id');
  if (typeof productId !== 'string' || !PRODUCT_CODE.test(productId)) {
    return { ok: false, intent, code: 'API404', text: t('favourites.gone') };
  }
  if (intent === 'add') await addFavourite(shopper, productId);
  else await removeFavourite(shopper, productId);
  const text = t(intent === 'add' ? 'favourites.added' : 'favourites.removed');
  return { ok: true, intent, productId, text };
}

/** Runs what a form about favourites asks for; undefined for a form that asks for nothing known. */
export async function runFavouritesAction(
  shopper: Shopper,
  form: FormData,
): Promise<FavouritesAnswer | undefined> {
  const intent = INTENTS.find((each) => each === form.get('intent'));
  if (intent === undefined) return undefined;
  try {
    return await change(shopper, intent, form);
  } catch (error) {
    const refusal = refusalOf(error);
    const isLost = error instanceof TransportError || error instanceof ContractError;
    if (refusal === undefined && !isLost) throw error;
    if (refusal === undefined)
      return { ok: false, intent, code: 'NO_ANSWER', text: shopper.t('favourites.failed') };
    return { ok: false, intent, code: refusal.code, text: favouritesRefusalText(shopper.t, refusal) };
  }
}

/** The page of favourites after a form without script: its address says what was done, and nothing about the shopper. */
export function afterPath(home: string, answer: FavouritesAnswer): string {
  const query = new URLSearchParams(answer.ok ? { done: answer.intent } : { refused: answer.code });
  if (answer.ok && answer.productId !== undefined) query.set('product', answer.productId);
  return `${home}/favorites?${query}`;
}

/** Reads what `afterPath` wrote; a hand-made address that fits nothing says nothing. */
export function noticeOf(
  t: Translator,
  query: URLSearchParams,
  isThere: (productId: string) => boolean,
): FavouritesNotice | undefined {
  const refused = query.get('refused');
  if (refused !== null) {
    return {
      tone: 'error',
      text: favouritesRefusalText(t, { code: refused, params: { maxAllowedQty: MAX_FAVOURITES } }),
    };
  }
  const productId = query.get('product') ?? '';
  const done = query.get('done');
  if (done === 'add' && isThere(productId)) return { tone: 'success', text: t('favourites.added') };
  if (done !== 'remove' || isThere(productId) || !PRODUCT_CODE.test(productId)) return undefined;
  return { tone: 'success', text: t('favourites.removed'), undo: productId };
}
