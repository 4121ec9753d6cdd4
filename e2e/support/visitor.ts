import { openCookie, sealCookie } from './sealed-cookie.ts';

/** A response; redirects are not followed. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** An HTTP client with cookies and forms, like a browser without script. */
export interface Visitor {
  readonly origin: string;
  readonly get: (path: string, timeoutMs?: number) => Promise<PlainResponse>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    timeoutMs?: number,
  ) => Promise<PlainResponse>;
  /** Expires the shopper's token; needs `TEST_SESSION_SECRET`. */
  readonly expireToken: () => void;
  readonly cookies: () => ReadonlyMap<string, string>;
  /** A copy with separate cookies. */
  readonly copy: () => Visitor;
}

export function visit(origin: string, known: ReadonlyMap<string, string> = new Map()): Visitor {
  const cookies = new Map(known);
  const ask = async (path: string, init: RequestInit): Promise<PlainResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        origin,
        'sec-fetch-site': 'same-origin',
        // Compressing thousands of pages takes a third of the machine's time.
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
