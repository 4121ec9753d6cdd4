import { config } from '../../../shared/config/config.ts';
import type { Finding } from '../model/checks.ts';
import { reachableOf } from '../model/checks.ts';
import type { Raw } from '../model/raw.ts';
import type { PreviewSite } from '../../../shared/sites/sites.ts';
import { resolveLink } from '@haberdash/blocks';
import { isSafeUrl, modalNameOf } from '@haberdash/blocks/model';
import { modalUrl } from '../model/shop-address.ts';

const PROBE_MS = 4_000;
/** A generated picture exists by the second request, or the service is really unavailable. */
const SECOND_PROBE_MS = 8_000;
const MEDIA_TRIES_MS = [PROBE_MS, SECOND_PROBE_MS];
const PARALLEL_PROBES = 6;
/** A heavier picture in the first viewport takes more than a second on a slow phone. */
const HEAVY_BYTES = 250_000;
const WIDEST = 1_600;
const MOST_CACHED = 2_000;
const CACHED_MS = 60_000;

const cached = new Map<string, { readonly at: number; readonly answer: Promise<Reached> }>();

interface Reached {
  readonly status: number;
  readonly bytes: number;
}

interface Reach {
  readonly method?: 'GET' | 'HEAD';
  /** Time-out of each attempt. */
  readonly triesMs?: readonly number[];
}

/** No response, or a temporary one. */
const isPassing = ({ status }: Reached): boolean => status === 0 || status === 429 || status >= 500;

async function tryOnce(address: string, method: 'GET' | 'HEAD', mostMs: number): Promise<Reached> {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(mostMs),
    });
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
  } catch {
    return { status: 0, bytes: 0 };
  }
}

async function tryAll(address: string, { method = 'GET', triesMs = [PROBE_MS] }: Reach): Promise<Reached> {
  let reached: Reached = { status: 0, bytes: 0 };
  for (const mostMs of triesMs) {
    reached = await tryOnce(address, method, mostMs);
    if (!isPassing(reached)) break;
  }
  return reached;
}

/** Requests an address at most once a minute; 0 without a response. */
function reach(address: string, nowMs: number, how: Reach = {}): Promise<Reached> {
  const known = cached.get(address);
  if (known !== undefined && nowMs - known.at < CACHED_MS) return known.answer;
  const [oldest] = cached.keys();
  if (cached.size >= MOST_CACHED && oldest !== undefined) cached.delete(oldest);
  const result = tryAll(address, how);
  cached.set(address, { at: nowMs, answer: result });
  return result;
}

/** The address to check: the shop's own pages only, never other hosts. */
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

const isMissing = (status: number): boolean => status === 0 || status >= 400;

const missingMedia = (path: string, address: string, status: number): Finding => ({
  code: 'missing-media',
  path,
  text: isPassing({ status, bytes: 0 })
    ? `“${address}” ${status === 0 ? 'has not answered' : `answers ${status}`}, asked twice: load the page again later; if it stays, ask the operator of the shop.`
    : `“${address}” answers ${status}: correct the address, or put the file there.`,
});

/** Checks a film on the shop; never on other hosts. */
async function probeFilm(path: string, url: string): Promise<Finding | undefined> {
  const wrong = (what: string): Finding => ({ code: 'missing-media', path, text: `“${url}” ${what}` });
  if (!isSafeUrl(url)) return wrong('is no address that a film may be loaded from.');
  if (/^https?:/i.test(url)) return undefined;
  if (!url.startsWith('/'))
    return wrong('has to begin with “/” or “https://”: else each page looks beside itself for the film.');
  const address = config().shopOrigin + url;
  const { status } = await reach(address, Date.now(), { method: 'HEAD', triesMs: MEDIA_TRIES_MS });
  return isMissing(status) ? missingMedia(path, url, status) : undefined;
}

async function probePicture(path: string, src: string): Promise<Finding | undefined> {
  const address = `${config().apiUrl}${src}${src.includes('?') ? '&' : '?'}w=${WIDEST}&fm=webp`;
  const { status, bytes } = await reach(address, Date.now(), { triesMs: MEDIA_TRIES_MS });
  if (isMissing(status)) return missingMedia(path, src, status);
  if (bytes <= HEAVY_BYTES) return undefined;
  const size = Math.round(bytes / 1_000);
  return {
    code: 'heavy-picture',
    path,
    text: `${size} kB at ${WIDEST} px; more than ${HEAVY_BYTES / 1_000} kB are slow on a phone.`,
  };
}

/** Checks links, pictures and films of blocks, a few at a time; findings by block index. */
export async function probe(
  blocks: readonly Raw[],
  site: PreviewSite,
): Promise<readonly (readonly Finding[])[]> {
  const found: Finding[][] = blocks.map(() => []);
  const work = blocks.flatMap((block, index) => {
    const { links, pictures, films } = reachableOf(block);
    return [
      ...links.map(({ path, url }) => ({ index, run: () => probeLink(path, url, site) })),
      ...pictures.map(({ path, src }) => ({ index, run: () => probePicture(path, src) })),
      ...films.map(({ path, url }) => ({ index, run: () => probeFilm(path, url) })),
    ];
  });
  const next = async (): Promise<void> => {
    for (let job = work.shift(); job !== undefined; job = work.shift()) {
      const finding = await job.run();
      if (finding !== undefined) found[job.index]?.push(finding);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PROBES }, next));
  return found;
}
