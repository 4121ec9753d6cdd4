import { createImageUrl, ProductCard, type BlockEnvironment } from '@haberdash/blocks';
import { formatMoney } from '../../../shared/sites/formats.ts';
import { blockTextsOf } from '../../../shared/texts/block-texts.ts';
import { factsOf } from '../model/personas.ts';
import type { State, ViewQuery } from '../model/query.ts';
import { modalUrl, pathOf } from '../model/shop-address.ts';
import { articlePort, cartPort, eventPort, galleryPort, newsletterPort } from './block-ports.ts';

export type StageQuery = Pick<
  ViewQuery,
  'site' | 'state' | 'persona' | 'consent' | 'forced' | 'at' | 'document'
>;

const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
const pictures: Readonly<Partial<Record<State, BlockEnvironment['imageUrl']>>> = {
  loading: () => EMPTY_PICTURE,
  error: (_src, { width }) => `/images/missing?w=${width}`,
};
const imageUrl = createImageUrl();

/** Requires every port, even as undefined, so that a new one does not compile without. */
type AllPorts<T> = { readonly [Name in keyof T]-?: T[Name] };

/** The block environment: the shop's, except for its product card and visitor state. */
export function environmentOf(query: StageQuery): AllPorts<BlockEnvironment> {
  const { site, state, persona, consent, forced, document } = query;
  const texts = blockTextsOf(site);
  const { failed } = texts.newsletter();
  const chosen = forced === '' ? undefined : forced;
  return {
    locale: site.locale,
    path: pathOf(site, document),
    Link: 'a',
    imageUrl: pictures[state] ?? imageUrl,
    formatMoney: (amount, currency) => formatMoney(amount, currency, site),
    texts,
    ProductCard,
    // Every view starts with everything open.
    closedBlocks: undefined,
    onCloseBlock: undefined,
    newsletter: newsletterPort(site, state, failed),
    events: eventPort(query, failed),
    articles: articlePort(query),
    cart: cartPort(state, failed),
    galleries: galleryPort(state),
    players: { isAllowed: consent === 'everything', onAsk: undefined },
    audience: factsOf(persona),
    testContext: chosen,
    useVariant: () => chosen,
    place: undefined,
    hidesGalleryTitles: undefined,
    hasHostedVideo: true,
    // An editor's actions are no shopper events.
    onEvent: undefined,
    // Menu icons are on the shop's origin, from which the preview's policy loads no pictures.
    menuIconUrl: (icon) => `/img/logos/${site.brand}/${icon}.svg`,
    modalUrl: (name) => modalUrl(site, name),
  };
}
