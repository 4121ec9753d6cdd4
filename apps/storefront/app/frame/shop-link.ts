interface Anchor {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly target: string;
  readonly download: string;
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

interface Press {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

const siteOf = (pathname: string): string => pathname.split('/', 2)[1] ?? '';

/** Whether the router handles a link; all others are left to the browser. */
export function isShopLink(
  press: Press,
  link: Anchor,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean {
  const isPlain =
    press.button === 0 &&
    !press.metaKey &&
    !press.ctrlKey &&
    !press.shiftKey &&
    !press.altKey &&
    !press.defaultPrevented;
  if (!isPlain || link.origin !== here.origin) return false;
  if ((link.target !== '' && link.target !== '_self') || link.download !== '') return false;
  if (link.dataset['document'] !== undefined || siteOf(link.pathname) !== siteOf(here.pathname)) return false;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  return !(isSamePage && link.hash !== '');
}
