import type { BlockEnvironment } from '@haberdash/blocks';
import { useMemo } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { useSite } from '../../../shared/i18n/use-site.ts';
import { lastPageSegment, pageSegment } from '../../../pages/page-segment.ts';
import { articlePort, cartPort, eventPort, galleryPort, newsletterPort } from './block-ports.ts';
import { shopEnvironment } from './shop-environment.ts';
import { useAudience } from './use-audience.ts';
import { reportBlock } from '../model/report-block.ts';
import { useClosedBars } from '../../../frame/use-closed-bars.ts';

function placeOf(pathname: string): Pick<BlockEnvironment, 'place' | 'hidesGalleryTitles'> {
  const path = pathname.slice(pathname.indexOf('/', 1));
  const productId = /(?:^|-)([A-Z]{2}[A-Z0-9]{6,9})$/.exec(pageSegment('product', path) ?? '')?.[1];
  const category = /(?<![0-9])([0-9]{4,7})$/.exec(lastPageSegment('category', path) ?? '')?.[1];
  return { place: { productId, category }, hidesGalleryTitles: productId !== undefined };
}

/** Key in session storage of closed benefit bars (spec 3 §4). */
const CLOSED_BARS_KEY = 'benefitBarsClosed';

/** The block environment: plain anchors (one handler for the page navigates), pictures, money, texts. */
export function useBlockEnvironment(useVariant?: BlockEnvironment['useVariant']): BlockEnvironment {
  const t = useTranslator();
  const site = useSite();
  const { pathname } = useLocation();
  const { closed, close } = useClosedBars(CLOSED_BARS_KEY);
  const audience = useAudience();
  const { load } = useFetcher({ key: 'me' });
  return useMemo(
    () => ({
      ...shopEnvironment(t, site),
      path: pathname,
      newsletter: newsletterPort(`/${t.site.locale}`),
      cart: cartPort(site, () => void load(`/${t.site.locale}/me`)),
      articles: articlePort(t),
      galleries: galleryPort(`/${t.site.locale}`),
      ...placeOf(pathname),
      events: eventPort(t, audience?.isLoggedIn),
      audience,
      useVariant,
      onEvent: reportBlock,
      closedBlocks: closed,
      onCloseBlock: close,
    }),
    [t, site, pathname, closed, close, audience, useVariant, load],
  );
}
