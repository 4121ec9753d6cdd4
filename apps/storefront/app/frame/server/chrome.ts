import { menuItems, type MenuItem } from '@haberdash/blocks';
import {
  chosenBlocks,
  parseBlocks,
  parseFooter,
  parseMenu,
  type Block,
  type ChosenBlock,
  type Footer,
  type Menu,
  type PromoBarBlock,
} from '@haberdash/blocks/model';
import { config } from '../../shared/config/config.ts';
import type { PublicRead } from '../../shared/reads/read-types.ts';
import { personaliseBlocks } from '../../shared/reads/personalise-blocks.ts';
import { optional, type OptionalCall } from '../../shared/reads/optional.ts';
import { createIdentityCache } from '@haberdash/page-engine/document';
import type { Site } from '../../shared/sites/sites.ts';
import { createContentCache, type ContentCache } from '../../shared/api/swr-cache.ts';
import { logContentFault } from '../../shared/pipeline/log-content-fault.ts';

/** The frame of every page; the links of menu and footer are markup in a document. */
export interface PageChrome {
  readonly hasMenu: boolean;
  readonly menuItems?: readonly MenuItem[] | undefined;
  /** `click` where menu panels do not open on hover. */
  readonly menuOpensOn: Site['menuOpensOn'];
  readonly footer?: Footer | undefined;
  readonly promoBar: PromoBarBlock | undefined;
  /** The experience that has chosen the promo bar. */
  readonly promoExperience?: ChosenBlock['experience'];
}

export interface Chrome extends PageChrome {
  readonly menuItems: readonly MenuItem[];
  readonly footer: Footer;
}

const STALE_MS = 60 * 60_000;
/** A missing part is requested again soon. */
const MISSING_MS = 5_000;

const menus = createContentCache<Menu>(STALE_MS);
const footers = createContentCache<Footer>(STALE_MS);
const promoBars = createContentCache<PromoBar>(STALE_MS);
/** The promo bar with the experiences around it; empty for none. */
type PromoBar = readonly Block[];
const NO_PROMO_BAR: PromoBar = [];
const missing = new Map<string, number>();

type ChromeRead = Pick<
  PublicRead,
  'api' | 'site' | 'correlationId' | 'isPreview' | 'testContext' | 'decideFlag'
>;

/** The whole main menu; empty where the content service fails. */
export const readMenu = (read: ChromeRead): Promise<Menu> =>
  orEmpty(read, 'menu', menus, (call) => fetchMenu(read, call), []);

/** Menu, footer and promo bar; a part that fails is left out, and the page is shown. */
export async function readChrome(read: ChromeRead): Promise<Chrome> {
  const [menu, footer, promoBar] = await Promise.all([
    readMenu(read),
    orEmpty(read, 'footer', footers, (call) => fetchFooter(read, call), {
      columns: [],
      legal: [],
      note: undefined,
    }),
    orEmpty(read, 'promo-bar', promoBars, (call) => fetchPromoBar(read, call), NO_PROMO_BAR),
  ]);
  const { menuOpensOn } = read.site;
  const shown = shownPromoBar(await personaliseBlocks(read, promoBar));
  return chromes([menu, footer, shown ?? NO_PROMO_BAR], menuOpensOn ?? '', () => ({
    hasMenu: menu.length > 0,
    menuItems: menuItems(menu),
    menuOpensOn,
    footer,
    promoBar: shown?.block,
    ...(shown?.experience && { promoExperience: shown.experience }),
  }));
}

interface ShownPromoBar extends Pick<ChosenBlock, 'experience'> {
  readonly block: PromoBarBlock;
}

const shownPromoBars = new WeakMap<readonly Block[], ShownPromoBar>();

/** The promo bar that is shown; the same object for the same blocks. */
function shownPromoBar(blocks: readonly Block[]): ShownPromoBar | undefined {
  const known = shownPromoBars.get(blocks);
  if (known !== undefined) return known;
  for (const { block, experience } of chosenBlocks(blocks)) {
    if (block.type !== 'PromoBar') continue;
    const shown = { block, ...(experience && { experience }) };
    shownPromoBars.set(blocks, shown);
    return shown;
  }
  return undefined;
}

/** Interned: the same parts give the same frame. */
const chromes = createIdentityCache<Chrome>();

async function orEmpty<T>(
  { site, correlationId, isPreview }: ChromeRead,
  part: string,
  cache: ContentCache<T>,
  load: (call: OptionalCall) => Promise<T>,
  empty: T,
): Promise<T> {
  const key = `${site.siteId} ${site.locale}`;
  const name = `${part} ${key}`;
  if (!isPreview && (missing.get(name) ?? 0) > Date.now()) return empty;
  const found = await optional({ correlationId }, part, (call) =>
    cache.get(key, () => load(call), isPreview),
  );
  if (found !== undefined) return found;
  // A part missing on a preview date may exist today.
  if (!isPreview) missing.set(name, Date.now() + Math.min(MISSING_MS, config().contentFreshMs));
  return empty;
}

async function fetchMenu({ api, site, correlationId }: ChromeRead, call: OptionalCall): Promise<Menu> {
  const response = await api.content.GET('/{mode}/caas/v1/canvas/menu/{siteId}', {
    params: { path: { mode: 'live', siteId: site.siteId } },
    ...call,
  });
  return parseMenu(response, { log: logContentFault(correlationId) });
}

async function fetchFooter({ api, site, correlationId }: ChromeRead, call: OptionalCall): Promise<Footer> {
  const response = await api.content.GET('/{mode}/caas/v1/canvas/footer/{siteId}', {
    params: { path: { mode: 'live', siteId: site.siteId } },
    ...call,
  });
  return parseFooter(response, { log: logContentFault(correlationId) });
}

async function fetchPromoBar({ api, correlationId }: ChromeRead, call: OptionalCall): Promise<PromoBar> {
  const response = await api.content.GET('/{mode}/caas/v1/canvas/fragment/{fragmentId}', {
    params: { path: { mode: 'live', fragmentId: 'promo-bar' } },
    ...call,
  });
  return parseBlocks(response.blocks, { log: logContentFault(correlationId), ownsH1: false });
}
