import { openCookie, sealCookie } from './sealed-cookie.ts';

/** What came back: redirects are not followed. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A browser without script, as far as a server can tell: it keeps cookies and sends forms. */
export interface Visitor {
  /** Of the shop. */
  readonly origin: string;
  readonly get: (path: string, timeoutMs?: number) => Promise<PlainAnswer>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    timeoutMs?: number,
  ) => Promise<PlainAnswer>;
  /** From now on the shopper's token counts as expired; the storefront has to be started with `TEST_SESSION_SECRET`. */
  readonly expireToken: () => void;
  /** What this browser keeps, to go on in another one. */
  readonly cookies: () => ReadonlyMap<string, string>;
  /** The same visitor once more, whose cookies go their own way from here. */
  readonly copy: () => Visitor;
}

/** Opens the shop for a visitor of its own. */
export function visit(origin: string, known: ReadonlyMap<string, string> = new Map()): Visitor {
  const cookies = new Map(known);
  const ask = async (path: string, init: RequestInit): Promise<PlainAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        origin,
        'sec-fetch-site': 'same-origin',
        // To compress thousands of pages that are read on the same machine takes a third of its time.
        'accept-encoding': 'identity',
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    origin,
    get: (path, timeoutMs = 30_000) => ask(path, { signal: AbortSignal.timeout(timeoutMs) }),
    post: (path, fields, timeoutMs = 30_000) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    expireToken: () => {
      const [name, value] = [...cookies].find(([each]) => each.endsWith('session')) ?? [];
      if (name === undefined || value === undefined) throw new Error('The visitor has no token.');
      const snapshot: unknown = JSON.parse(openCookie(name, value));
      const { renewAt: _, ...facts } = Object(snapshot);
      cookies.set(name, sealCookie(name, JSON.stringify({ ...facts, expiresAt: 0 })));
    },
    cookies: () => new Map(cookies),
    copy: () => visit(origin, cookies),
  };
}
