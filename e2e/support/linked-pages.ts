import { cardFields, fillBag, findGoods, inputValue, typeCard } from './fault-forms.ts';
import { recipients } from './recipients.ts';
import type { Visitor } from './visitor.ts';

interface OpenedPage {
  readonly path: string;
  readonly text: string;
}

const MISSING = '/no/such/page';

/** A sample of cards: one component renders them all, with four or more links each. */
const CARDS = 3;

function withFirstCards(text: string): string {
  const [before = '', ...cards] = text.split('<article');
  const shown = cards.map((card, index) => (index < CARDS ? card : card.slice(card.indexOf('</article>'))));
  return before + shown.join('');
}

/** Internal links of a page with its first cards, without fragments. */
export function linksOf({ path, text }: OpenedPage): string[] {
  const origin = 'http://shop.test';
  return [...withFirstCards(text).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), origin + path);
    // A missing page links to itself, for the skip link and the other sites.
    const shown = url.searchParams.get('at') ?? url.pathname;
    const isMissing = path.endsWith(MISSING) && shown.endsWith(MISSING);
    // Pictures are slow on first request and have tests of their own.
    const isPicture = url.pathname.startsWith('/images/');
    return url.origin === origin && !isMissing && !isPicture ? [url.pathname + url.search] : [];
  });
}

export async function statusBehind(visitor: Visitor, link: string): Promise<number> {
  let at = link;
  for (let hops = 0; hops < 5; hops += 1) {
    const { status, headers } = await visitor.get(at);
    const to = headers.get('location');
    if (status < 300 || status > 399 || to === null) return status;
    const url = new URL(to, `http://shop.test${at}`);
    at = url.pathname + url.search;
  }
  return 310;
}

/** Visits a site from the home page to a confirmed order; returns each kind of page. */
export async function walkThrough(visitor: Visitor, home: string): Promise<readonly OpenedPage[]> {
  const pages: OpenedPage[] = [];
  const open = async (path: string): Promise<string> => {
    const { text, status } = await visitor.get(path);
    if (status !== 200 && status !== 404) throw new Error(`${path} answered ${status}.`);
    pages.push({ path, text });
    return text;
  };
  const start = await open(home);
  await open(new RegExp(`href="(${home}/c/[^"?#]+)"`).exec(start)?.[1] ?? home);
  const goods = await findGoods(visitor, home);
  for (const path of [goods.product, `${home}/search?q=jacket`, `${home}/search`, `${home}/cart`])
    await open(path);
  await visitor.post(`${home}/favorites/heart`, { intent: 'add', id: goods.id });
  for (const path of [`${home}/favorites`, `${home}/privacy-choices`, home + MISSING]) await open(path);
  await fillBag(visitor, goods, home);
  await open(`${home}/cart`);
  const country = home.slice(-2).toUpperCase();
  const { dialCode = '', province = '', ...recipient } = recipients[country] ?? {};
  await open(`${home}/checkout/shipping?edit=address`);
  await visitor.post(`${home}/checkout/shipping?edit=address`, {
    ...recipient,
    province,
    addressLine2: '',
    countryCode: country,
    phoneCode: dialCode,
    intent: 'address',
  });
  await open(`${home}/checkout/shipping`);
  await visitor.post(`${home}/checkout/shipping`, { intent: 'method', method: 'standard' });
  await open(`${home}/checkout/billing`);
  const sessionID = await typeCard(visitor, home);
  await visitor.post(`${home}/checkout/billing`, { ...cardFields, sessionID });
  const summary = await open(`${home}/checkout/summary`);
  const placed = await visitor.post(`${home}/checkout/summary`, {
    intent: 'place',
    cartId: inputValue(summary, 'cartId'),
    sessionID,
    expectedTotal: inputValue(summary, 'expectedTotal'),
  });
  await open(placed.headers.get('location') ?? '');
  return pages;
}
