import type { Frame, Page, Request } from '@playwright/test';

type Category = 'C0002' | 'C0003' | 'C0004';

/** Providers of other companies by the host that their requests go to, and the consent that each waits for. */
const PROVIDERS: readonly (readonly [host: RegExp, category: Category])[] = [
  [/(?:^|\.)googletagmanager\.com$/, 'C0002'],
  [/(?:^|\.)google-analytics\.com$/, 'C0002'],
  [/^collect\.example$/, 'C0002'],
  [/(?:^|\.)youtube-nocookie\.com$/, 'C0004'],
  [/(?:^|\.)cloudinary\.com$/, 'C0004'],
];

/** What a page may store without consent: what a visitor has closed, typed or scrolled to. */
const REQUIRED =
  /^(?:checkout-address|cart-reloaded|popUpsClosed|benefitBarsClosed|promoBarClosed|react-router-scroll-positions|OptanonConsent|test-.*)$/;

const STORED: readonly (readonly [key: RegExp, category: Category])[] = [
  [/^haberdash-(?:reported|origins)$/, 'C0002'],
  [/^_g/, 'C0002'],
  [/^haberdash-browsing$/, 'C0003'],
  [/^haberdash-(?:converted|pending-events|vuid)$/, 'C0004'],
];

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Sites that ask before anything is allowed; elsewhere everything is allowed until it is rejected. */
const ASKS = /^\/(?:en-gb|fr-fr|de-de|es-es|it-it)(?:\/|$)/;

function isGranted(category: Category, cookies: string, pathname: string): boolean {
  const value = /(?:^|; )OptanonConsent=([^;]*)/.exec(cookies)?.[1] ?? '';
  const choice = new RegExp(`${category}(?::|%3A)([01])`, 'i').exec(value)?.[1];
  return choice === undefined ? !ASKS.test(pathname) : choice === '1';
}

interface Write {
  readonly key: string;
  readonly cookies: string;
  readonly pathname: string;
}

/** Hands over what a page stores, with the consent of that moment. */
function watchWrites(): void {
  const { reportWrite } = window as unknown as { reportWrite: (write: Write) => void };
  const report = (key: string) =>
    reportWrite({ key, cookies: document.cookie, pathname: window.location.pathname });
  const setItem: (this: Storage, key: string, value: string) => void = Reflect.get(
    Storage.prototype,
    'setItem',
  );
  Storage.prototype.setItem = function set(key, value) {
    report(key);
    setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get() {
      return cookie?.get?.call(this);
    },
    set(text: string) {
      // A cookie that is removed is no identifier.
      if (!/;\s*max-age=0/i.test(text)) report(text.split('=', 1)[0] ?? '');
      cookie?.set?.call(this, text);
    },
  });
}

const isOwn = (address: string): boolean => {
  const { hostname, protocol } = new URL(address);
  return !protocol.startsWith('http') || LOOPBACK.has(hostname);
};

/**
 * Returns what a page did before its consent: requests to providers of other companies, and what it stored. A provider
 * and a key that no list here has are violations, whatever was granted.
 */
export async function watchConsent(page: Page): Promise<() => Promise<readonly string[]>> {
  const violations = new Set<string>();
  const checks: Promise<void>[] = [];
  const checkRequest = async (request: Request, pathname: string) => {
    const { hostname } = new URL(request.url());
    const category = PROVIDERS.find(([host]) => host.test(hostname))?.[1];
    if (category === undefined) return void violations.add(`requests ${hostname}, which is no provider`);
    const all = await page.context().cookies();
    const cookies = all.map(({ name, value }) => `${name}=${value}`).join('; ');
    if (!isGranted(category, cookies, pathname))
      violations.add(`requests ${hostname} (${request.resourceType()}) without ${category}`);
  };
  page.on('request', (request) => {
    // A visitor who leaves the shop by a link is no request of its pages.
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (leaves || isOwn(request.url())) return;
    const { pathname } = new URL(page.url());
    checks.push(checkRequest(request, pathname).catch(() => undefined));
  });
  await page.exposeBinding('reportWrite', ({ frame }: { frame: Frame }, write: Write) => {
    // The frame of the payment provider is a page of its own.
    if (frame !== page.mainFrame() || REQUIRED.test(write.key)) return;
    const category = STORED.find(([key]) => key.test(write.key))?.[1];
    if (category === undefined) violations.add(`stores ${write.key}, which has no category`);
    else if (!isGranted(category, write.cookies, write.pathname))
      violations.add(`stores ${write.key} without ${category}`);
  });
  await page.addInitScript(watchWrites);
  return async () => {
    await Promise.all(checks);
    return [...violations];
  };
}
