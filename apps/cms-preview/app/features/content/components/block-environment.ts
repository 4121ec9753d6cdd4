import { createImageUrl, ProductCard, type BlockEnvironment } from '@haberdash/blocks';
import { formatMoney } from '../../../shared/sites/formats.ts';
import { blockTextsOf } from '../../../shared/texts/block-texts.ts';
import { factsOf } from '../model/personas.ts';
import type { State, ViewQuery } from '../model/query.ts';
import { modalUrl, pathOf } from '../model/shop-address.ts';
import { articlePort, cartPort, eventPort, galleryPort, newsletterPort } from './block-ports.ts';

/** What of a view decides how its blocks are drawn. */
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

/** Every port is answered, if only by undefined: one that blocks begin to ask for does not compile without. */
type Answered<T> = { readonly [Name in keyof T]-?: T[Name] };

/** What blocks are given: the same as by the shop, but for its own product card and what it keeps of a visitor. */
export function environmentOf(query: StageQuery): Answered<BlockEnvironment> {
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
    // Each look at a view begins with everything open.
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
    // What an editor does is no event of a shopper.
    onEvent: undefined,
    // Icons of menus stand on the shop's own origin, which the policy of the preview loads no pictures from.
    menuIconUrl: (icon) => `/img/logos/${site.brand}/${icon}.svg`,
    modalUrl: (name) => modalUrl(site, name),
  };
}
