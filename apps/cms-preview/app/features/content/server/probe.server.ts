import { config } from '../../../shared/config/config.ts';
import type { Finding } from '../model/checks.ts';
import { reachableOf } from '../model/checks.ts';
import type { Raw } from '../model/raw.ts';
import type { PreviewSite } from '../../../shared/sites/sites.ts';
import { resolveLink } from '@haberdash/blocks';
import { modalNameOf } from '@haberdash/blocks/model';
import { modalUrl } from '../model/shop-address.ts';

const PROBE_MS = 4_000;
const AT_ONCE = 6;
/** A picture of the first screen that is heavier keeps a phone on a slow network waiting for more than a second. */
const HEAVY_BYTES = 250_000;
const WIDEST = 1_600;
const MOST_CACHED = 2_000;
const CACHED_MS = 60_000;

const cached = new Map<string, { readonly at: number; readonly answer: Promise<Reached> }>();

interface Reached {
  readonly status: number;
  readonly bytes: number;
}

/** Asks once a minute for an address, however many blocks point to it; 0 where nothing answers. */
function reach(address: string, nowMs: number): Promise<Reached> {
  const known = cached.get(address);
  if (known !== undefined && nowMs - known.at < CACHED_MS) return known.answer;
  const [oldest] = cached.keys();
  if (cached.size >= MOST_CACHED && oldest !== undefined) cached.delete(oldest);
  const answer = fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PROBE_MS) })
    .then(async (response) => {
      const bytes = (await response.arrayBuffer()).byteLength;
      return { status: response.status, bytes };
    })
    .catch(() => ({ status: 0, bytes: 0 }));
  cached.set(address, { at: nowMs, answer });
  return answer;
}

/** What is asked for of a link: the shop's own pages only. Other hosts are not ours to knock at. */
function addressOf(url: string, site: PreviewSite): string | undefined {
  const { locale } = site;
  const modal = modalNameOf(url);
  if (modal !== undefined) return config().shopOrigin + modalUrl(site, modal);
  const address = resolveLink(url, { locale, path: `/${locale}` });
  return address?.startsWith('/') === true ? config().shopOrigin + address : undefined;
}

async function probeLink(path: string, url: string, site: PreviewSite): Promise<Finding | undefined> {
  if (resolveLink(url, { locale: site.locale, path: `/${site.locale}` }) === undefined)
    return { code: 'dead-link', path, text: `“${url}” is no address that a reader may follow.` };
  const address = addressOf(url, site);
  if (address === undefined) return undefined;
  const { status } = await reach(address, Date.now());
  if (status > 0 && status < 400) return undefined;
  const what = status === 0 ? 'does not answer' : `answers ${status}`;
  return { code: 'dead-link', path, text: `“${url}” ${what}: correct the address, or publish its page.` };
}

async function probePicture(path: string, src: string): Promise<Finding | undefined> {
  const address = `${config().apiUrl}${src}${src.includes('?') ? '&' : '?'}w=${WIDEST}&fm=webp`;
  const { status, bytes } = await reach(address, Date.now());
  if (status >= 400 || status === 0)
    return {
      code: 'heavy-picture',
      path,
      text: `The picture “${src}” cannot be had (${status || 'no answer'}).`,
    };
  if (bytes <= HEAVY_BYTES) return undefined;
  const size = Math.round(bytes / 1_000);
  return {
    code: 'heavy-picture',
    path,
    text: `${size} kB at ${WIDEST} px; more than ${HEAVY_BYTES / 1_000} kB are slow on a phone.`,
  };
}

/** Asks for the links and pictures of blocks, a few at a time; findings by the block's place in the list. */
export async function probe(
  blocks: readonly Raw[],
  site: PreviewSite,
): Promise<readonly (readonly Finding[])[]> {
  const found: Finding[][] = blocks.map(() => []);
  const work = blocks.flatMap((block, index) => {
    const { links, pictures } = reachableOf(block);
    return [
      ...links.map(({ path, url }) => ({ index, run: () => probeLink(path, url, site) })),
      ...pictures.map(({ path, src }) => ({ index, run: () => probePicture(path, src) })),
    ];
  });
  const next = async (): Promise<void> => {
    for (let job = work.shift(); job !== undefined; job = work.shift()) {
      const finding = await job.run();
      if (finding !== undefined) found[job.index]?.push(finding);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return found;
}
