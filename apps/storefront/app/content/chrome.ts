import { menuBarItems, type MenuBarItem } from '@haberdash/blocks';
import {
  parseBlocks,
  parseFooter,
  parseMenu,
  type Footer,
  type Menu,
  type PromoBarBlock,
} from '@haberdash/blocks/model';
import type { PublicRead } from '../reads/define-read.ts';
import { log } from '../pipeline/log.ts';
import { createMadeOf } from '../static/made-of.ts';
import { keepAnswers, type KeptAnswers } from './kept.ts';
import { logContentFault } from './log-fault.ts';

/** What stands around every page, as pages carry it: menu and footer are markup where the document has them. */
export interface PageChrome {
  readonly menu?: Menu | undefined;
  readonly menuItems: readonly MenuBarItem[];
  readonly footer?: Footer | undefined;
  readonly promoBar: PromoBarBlock | undefined;
}

/** What stands around every page. */
export interface Chrome {
  readonly menu: Menu;
  readonly footer: Footer;
  readonly menuItems: readonly MenuBarItem[];
  readonly promoBar: PromoBarBlock | undefined;
}

const TIMES = { freshMs: 60_000, staleMs: 60 * 60_000 };
/** A part that could not be had is asked for again soon. */
const MISSING_MS = 5_000;

const menus = keepAnswers<Menu>(TIMES);
const footers = keepAnswers<Footer>(TIMES);
const promoBars = keepAnswers<PromoBarBlock | undefined>(TIMES);
const missing = new Map<string, number>();

type ChromeRead = Pick<PublicRead, 'api' | 'site' | 'correlationId'>;

/** Menu, footer and promo bar; a part that the content service cannot give is left out, and the page stays. */
export async function readChrome(read: ChromeRead): Promise<Chrome> {
  const [menu, footer, promoBar] = await Promise.all([
    orEmpty(read, 'menu', menus, () => fetchMenu(read), []),
    orEmpty(read, 'footer', footers, () => fetchFooter(read), { columns: [], legal: [], note: undefined }),
    orEmpty(read, 'promo-bar', promoBars, () => fetchPromoBar(read), undefined),
  ]);
  return chromes([menu, footer, promoBar], '', () => ({
    menu,
    footer,
    promoBar,
    menuItems: menuBarItems(menu),
  }));
}

/** The same parts are the same frame. */
const chromes = createMadeOf<Chrome>();

async function orEmpty<T>(
  { site, correlationId }: ChromeRead,
  part: string,
  kept: KeptAnswers<T>,
  load: () => Promise<T>,
  empty: T,
): Promise<T> {
  const key = `${site.siteId} ${site.locale}`;
  const name = `${part} ${key}`;
  if ((missing.get(name) ?? 0) > Date.now()) return empty;
  try {
    return await kept.get(key, load);
  } catch (error) {
    missing.set(name, Date.now() + MISSING_MS);
    log('warn', 'chrome-missing', {
      part,
      correlationId,
      error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
    });
    return empty;
  }
}

async function fetchMenu({ api, site, correlationId }: ChromeRead): Promise<Menu> {
  const answer = await api.content.GET('/{mode}/caas/v1/canvas/menu/{siteId}', {
    params: { path: { mode: 'live', siteId: site.siteId } },
  });
  return parseMenu(answer, { log: logContentFault(correlationId) });
}

async function fetchFooter({ api, site, correlationId }: ChromeRead): Promise<Footer> {
  const answer = await api.content.GET('/{mode}/caas/v1/canvas/footer/{siteId}', {
    params: { path: { mode: 'live', siteId: site.siteId } },
  });
  return parseFooter(answer, { log: logContentFault(correlationId) });
}

async function fetchPromoBar({ api, correlationId }: ChromeRead): Promise<PromoBarBlock | undefined> {
  const answer = await api.content.GET('/{mode}/caas/v1/canvas/fragment/{fragmentId}', {
    params: { path: { mode: 'live', fragmentId: 'promo-bar' } },
  });
  const blocks = parseBlocks(answer.blocks, { log: logContentFault(correlationId), ownsH1: false });
  return blocks.find((block) => block.type === 'PromoBar');
}
