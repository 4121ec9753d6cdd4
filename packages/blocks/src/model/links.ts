/** The page that shows a link. */
export interface LinkContext {
  /** Language and country of the address, such as `en-us`. */
  readonly locale: string;
  /** Its path with its query: `/en-us/women?color=red`. */
  readonly path: string;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(?:https?:\/\/[^/]|mailto:|tel:)/i;
const LOCALE_PATH = /^\/[a-z]{2}-[a-z]{2}(?=[/?#]|$)/;

/** Browsers drop control characters and read a backslash as a slash, which may hide a host. */
const canHideHost = (url: string): boolean => {
  for (const char of url) {
    const code = char.charCodeAt(0);
    if (code <= 32 || code === 127 || char === '\\') return true;
  }
  return false;
};

/** True for http(s), mailto, tel and addresses of this shop. */
export function isSafeUrl(url: string): boolean {
  if (url === '' || canHideHost(url) || url.startsWith('//')) return false;
  return SCHEME.test(url) ? SAFE_SCHEME.test(url) : true;
}

/** True for an address outside the shop. */
export const isExternalUrl = (url: string): boolean => SCHEME.test(url);

const keyOf = (pair: string): string => {
  const key = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return key;
  }
};

function mergeQueries(current: string, added: string): string {
  const pairs = added.split('&').filter(Boolean);
  const keys = new Set(pairs.map(keyOf));
  return [...current.split('&').filter((pair) => pair !== '' && !keys.has(keyOf(pair))), ...pairs].join('&');
}

/** `#modal` and `#modal-repairs` name a fragment that opens over the page. */
const MODAL_NAME = /^modal(?:-[a-z0-9]+)*$/;
const MODAL_LINK = /^(?:#|\?[^#]*#)modal/;

export const isModalName = (name: string): boolean => name.length <= 60 && MODAL_NAME.test(name);

/** The fragment that a `#modal…` or `?…#modal…` link opens; undefined for other links. */
export function modalNameOf(url: string): string | undefined {
  const address = url.trim();
  const name = address.slice(address.indexOf('#') + 1);
  return MODAL_LINK.test(address) && isModalName(name) ? name : undefined;
}

/** `#modal…` and `?…#modal` open over the current path; the link's parameters win (spec 3 §2). */
function overCurrentPage(url: string, path: string): string {
  const [address = ''] = path.split('#', 1);
  if (url.startsWith('#')) return address + url;
  const [pathname = '', ...query] = address.split('?');
  const hash = url.indexOf('#');
  const merged = mergeQueries(query.join('?'), url.slice(1, hash));
  return `${pathname}${merged === '' ? '' : `?${merged}`}${url.slice(hash)}`;
}

function belowLocale(url: string, locale: string): string {
  const path = url.startsWith('/') ? url : `/${url}`;
  if (LOCALE_PATH.test(path)) return path;
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/**
 * Resolves a link of the content; undefined if it is not safe.
 *
 * @example resolveLink('?size=M#modal-fit', { locale: 'en-us', path: '/en-us/p?size=S&color=red' }) //
 * '/en-us/p?color=red&size=M#modal-fit'
 */
export function resolveLink(url: string, context: LinkContext): string | undefined {
  const address = url.trim();
  if (!isSafeUrl(address)) return undefined;
  if (MODAL_LINK.test(address)) return overCurrentPage(address, context.path);
  if (/^[#?]/.test(address) || isExternalUrl(address)) return address;
  return belowLocale(address, context.locale);
}
