import {
  PRODUCT_CODE,
  type FavouriteIntent,
  type FavouritesResult,
  type FavouritesNotice,
} from '../../../browse/cards/index.ts';
import { MAX_FAVOURITES } from '@haberdash/account';
import { NO_ANSWER, errorOf } from '@haberdash/checkout';
import { config } from '../../../../shared/config/config.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import {
  toFormError,
  rejectedByAddress,
  type Rejected,
} from '../../../../shared/form-errors/error-text.server.ts';
import { addFavourite, removeFavourite, shareFavourites } from './favourites-calls.server.ts';

type Shopper = Pick<PrivateRead, 'api' | 'session' | 'site' | 't'>;

const INTENTS: readonly FavouriteIntent[] = ['add', 'remove', 'share'];

/** An error is a toast where the page stays, and is shown above the list otherwise. */
const reject = ({ t }: Shopper, intent: FavouriteIntent, rejected: Rejected): FavouritesResult => ({
  ok: false,
  intent,
  formError: toFormError(t, 'favourites', rejected, { place: 'toast' }),
});

async function change(shopper: Shopper, intent: FavouriteIntent, form: FormData): Promise<FavouritesResult> {
  const { t } = shopper;
  if (intent === 'share') {
    const shareId = await shareFavourites(shopper);
    if (shareId === undefined) return reject(shopper, intent, { code: 'EMPTY' });
    const shareUrl = `${config().publicOrigin}/${shopper.site.locale}/favorites/${shareId}`;
    return { ok: true, intent, shareUrl };
  }
  const productId = form.get('id');
  if (typeof productId !== 'string' || !PRODUCT_CODE.test(productId)) {
    return reject(shopper, intent, { code: 'API404' });
  }
  if (intent === 'add') await addFavourite(shopper, productId);
  else await removeFavourite(shopper, productId);
  const text = t(intent === 'add' ? 'favourites.added' : 'favourites.removed');
  return { ok: true, intent, productId, text };
}

/** Runs the intent of a form about favourites; undefined for an unknown one. */
export async function runFavouritesAction(
  shopper: Shopper,
  form: FormData,
): Promise<FavouritesResult | undefined> {
  const intent = INTENTS.find((each) => each === form.get('intent'));
  if (intent === undefined) return undefined;
  try {
    return await change(shopper, intent, form);
  } catch (error) {
    const rejected = isFailedRead(error) ? { code: NO_ANSWER } : errorOf(error);
    if (rejected === undefined) throw error;
    return reject(shopper, intent, rejected);
  }
}

/** The favourites page after a form without script; its URL holds no personal data. */
export function afterPath(home: string, result: FavouritesResult): string {
  const query = new URLSearchParams(
    result.ok ? { done: result.intent } : { rejected: result.formError.code },
  );
  if (result.ok && result.productId !== undefined) query.set('product', result.productId);
  return `${home}/favorites?${query}`;
}

/** Parses what `afterPath` wrote; ignores invalid values. */
export function noticeOf(
  t: Translator,
  query: URLSearchParams,
  isThere: (productId: string) => boolean,
): FavouritesNotice | undefined {
  const formError = rejectedByAddress(t, 'favourites', query, { maxAllowedQty: MAX_FAVOURITES });
  if (formError !== undefined) return { formError };
  const productId = query.get('product') ?? '';
  const done = query.get('done');
  if (done === 'add' && isThere(productId)) return { text: t('favourites.added') };
  if (done !== 'remove' || isThere(productId) || !PRODUCT_CODE.test(productId)) return undefined;
  return { text: t('favourites.removed'), undo: productId };
}
