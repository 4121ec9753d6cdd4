/** Code around a README's examples to compile and run them. */
export interface ReadmeProgram {
  /** What the application provides, such as a response. */
  readonly given?: string;
  /** Uses the result, so that the whole example runs. */
  readonly afterwards?: string;
  /** The examples call a service: they are only compiled here. */
  readonly needsService?: true;
}

const BLOCKS_GIVEN = `
const response: unknown = {
  id: 'home',
  slug: 'home',
  title: 'Home',
  blocks: [
    { type: 'RichText', id: 'hello', title: 'Hello', titleH1: true, richText: 'Good morning' },
    { type: 'NoSuchBlock', id: 'lost' },
  ],
};
const none = (): never => {
  throw new Error('No block of this page asks for these texts.');
};
const texts: BlockTexts = {
  promotions: 'Promotions', closePromotions: 'Close', previousMessage: 'Previous', nextMessage: 'Next',
  pause: 'Pause', play: 'Play', position: (index, count) => index + ' of ' + count, carousel: 'carousel',
  slide: 'slide', previousSlide: 'Previous', nextSlide: 'Next', recommendations: 'For you', newTab: 'new tab',
  close: 'Close', mainMenu: 'Main', openMenu: 'Open', closeMenu: 'Close', expandMenu: (title) => title,
  shopAll: (title) => title, colorCount: (count) => String(count),
  sizesInStock: (sizes) => sizes.join(', '),
  soldOut: 'Sold out', priceNow: 'Now', priceWas: 'Was', priceFrom: (price) => 'From ' + price,
  ratingOf: (score) => String(score),
  ratingShort: (score, count) => score + ' (' + count + ')',
  reviews: (count) => String(count),
  articles: none, newsletter: none, event: none, video: none, upsell: none, popUp: none,
};
`;

const expectIn = (what: string, pattern: string): string =>
  `if (!${pattern}.test(${what})) throw new Error('The example shows something else: ' + ${what});`;

/** By package folder. */
export const readmePrograms: Readonly<Record<string, ReadmeProgram>> = {
  analytics: {
    given: `
const decision = 'granted' as const;
const subscribe = (_listener: () => void) => () => undefined;
const dataLayer: object[] = [];
`,
    afterwards: expectIn('String(dataLayer.length)', '/^1$/'),
  },
  'api-client': { needsService: true },
  blocks: {
    given: BLOCKS_GIVEN,
    afterwards: `
const { renderToString } = await import('react-dom/server');
const html = renderToString(<ContentPage page={page} menu={[]} />);
${expectIn('html', '/<h1[^>]*>(?:<!-- -->)?Hello/')}
`,
  },
  checkout: {
    given: `
import type { Cart } from '@haberdash/api-client/cart';
const cart: Pick<Cart, 'items' | 'shippingMethods' | 'billingAddress' | 'flash'> = {
  items: [],
  shippingMethods: [],
  flash: [],
};
const order = { orderNumber: 'NF0000000042', flash: [] };
`,
  },
  experiments: {
    given: `
const request = new Request('https://shop.example.com/', { headers: { cookie: 'OptanonConsent=groups=C0004:1' } });
const dataFile: unknown = {};
const endpoint = 'https://events.example.com/v1/events';
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
// What only a browser has.
Object.assign(globalThis, { localStorage: nothing, addEventListener: () => undefined });
`,
  },
  'http-server': { afterwards: expectIn('String(isStopping())', '/^false$/') },
  'page-engine': {
    given: `
import { createContext } from 'react';
interface Product { readonly title: string }
const Texts = createContext({ title: '' });
const log = (error: unknown) => void error;
const readProduct = async (id?: string): Promise<Product> => ({ title: 'Coat ' + id });
`,
    afterwards: `
${expectIn("String(keyOf('/search?utm_source=mail&q=coat'))", '/^.search.q=coat$/')}
${expectIn('loader.readKind', '/^public$/')}
`,
  },
  ui: {
    afterwards: `
const { renderToString } = await import('react-dom/server');
const html = renderToString(<BuyBox />);
${expectIn('html', '/Add to bag/')}
`,
  },
};
