import { useSetCart } from '../../../buy/cart/index.ts';
import { useSetExperiments } from '../../../measure/experiments/index.ts';
import { useSetFavourites } from '../../../browse/cards/index.ts';
import type { FlashMessage } from '../../../account/identity/index.ts';
import { useCallback, useEffect } from 'react';
import { useFetcher, useParams } from 'react-router';
import type { loader } from '../routes/me.ts';
import type { SiteOffer } from '../server/site-offer.server.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { hasPasskeys } from '../../../../shared/passkeys/has-passkeys.ts';
import { report } from '../../../../shared/state/report.ts';
import { useSetShopper } from '../../../../shared/state/shopper.ts';
import { useAddToast } from '../../../../shared/state/toasts.ts';

/** Long enough to read two sentences. */
const FLASH_MS = 8_000;

const ACCOUNT_EVENTS: Partial<Record<FlashMessage['code'], 'login' | 'sign_up'>> = {
  'signed-in': 'login',
  'signed-in-by-password': 'login',
  'account-created': 'sign_up',
  'account-ready': 'sign_up',
  welcome: 'sign_up',
};

/** Reads the shopper's own data after hydration and after every action; shows flash messages as toasts or by `onWelcome`. */
export function useMe(onWelcome: () => void): SiteOffer | undefined {
  const { locale } = useParams();
  const { data, load } = useFetcher<typeof loader>({ key: 'me' });
  const setCart = useSetCart();
  const setShopper = useSetShopper();
  const setFavourites = useSetFavourites();
  const setExperiments = useSetExperiments();
  const addToast = useAddToast();
  const read = useCallback(() => void load(`/${locale}/me`), [load, locale]);
  useEffect(read, [read]);
  useSessionWatch(data?.shopper.kind, read);
  useEffect(() => {
    if (data === undefined) return;
    // A part that is absent could not be read in time: its last value stays.
    if (data.cart !== undefined) setCart(data.cart);
    setShopper(data.shopper);
    if (data.favourites !== undefined) setFavourites(data.favourites);
    setExperiments(data.experiments);
    for (const { code, tone, text, link, method = 'form' } of data.flashMessages) {
      const event = ACCOUNT_EVENTS[code];
      if (event !== undefined) report({ type: event, method });
      if (code === 'welcome') {
        onWelcome();
        continue;
      }
      const action = link?.needs === 'passkeys' && !hasPasskeys() ? undefined : link;
      addToast({ tone, message: text, action, closesAfterMs: FLASH_MS });
    }
  }, [data, setCart, setShopper, setFavourites, setExperiments, addToast, onWelcome]);
  return data?.siteOffer;
}
