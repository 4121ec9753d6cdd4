import { ShopCard } from '../../cards/index.ts';
import type { BlockEnvironment } from '@haberdash/blocks';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { imageUrl } from '../../../shared/pictures/image-url.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { articlePort, eventPort, newsletterPort } from './block-ports.ts';
import { textsOf } from './block-texts.ts';
import { useAudience } from './use-audience.ts';
import { useClosedBars } from '../../../shared/closed-bars/use-closed-bars.ts';

/** Where the benefit bars that a shopper has closed are stored for the browser session (spec 3 §4). */
const CLOSED_BARS_KEY = 'benefitBarsClosed';

/** What blocks need of the shop: plain anchors (one handler for the whole page navigates), pictures, money, texts. */
export function useBlockEnvironment(useVariant?: BlockEnvironment['useVariant']): BlockEnvironment {
  const t = useTranslator();
  const { pathname } = useLocation();
  const { closed, close } = useClosedBars(CLOSED_BARS_KEY);
  const audience = useAudience();
  return useMemo(
    () => ({
      locale: t.site.locale,
      path: pathname,
      Link: 'a',
      imageUrl,
      formatMoney: t.formats.money,
      texts: textsOf(t),
      ProductCard: ShopCard,
      newsletter: newsletterPort(`/${t.site.locale}`),
      articles: articlePort(t),
      events: eventPort(t, audience?.isLoggedIn),
      audience,
      useVariant,
      closedBlocks: closed,
      onCloseBlock: close,
    }),
    [t, pathname, closed, close, audience, useVariant],
  );
}
