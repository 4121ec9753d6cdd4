import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nonceContext, readLogContext } from '@haberdash/page-engine/document';
import { config } from '../config/config.ts';
import { createSealer } from '../session/sealer.ts';
import { apiContext, correlationContext, sessionContext, siteContext } from './context.ts';
import { pipeline } from './index.ts';
import { run } from '../testing/run-middleware.fixtures.ts';
import { contentSecurityPolicy } from './security.ts';

const html = () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const request = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init);

afterEach(() => vi.unstubAllGlobals());

it('leaves the token of a shopper where it is when the new one breaks its contract', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ accessToken: 4711, refreshToken: 4711, expiresIn: '1800', usid: 4711, type: 4711 }),
  );
  const snapshot = { accessToken: 'a', refreshToken: 'r', expiresAt: 0, usid: 'usid-1' };
  const sealed = createSealer(config().sessionSecrets).seal('__Host-session', JSON.stringify(snapshot));
  const cookie = `__Host-session=${sealed}`;
  const context = new RouterContextProvider();
  let requested: Promise<string | undefined> | undefined;
  const response = await run(pipeline, request('/en-us/cart', { headers: { cookie } }), {
    context,
    respond: async () => {
      requested = context.get(sessionContext).tokens.accessToken();
      await requested.catch(() => undefined);
      return html();
    },
  });
  await expect(requested).rejects.toThrow(/accessToken|contract/);
  expect(response.headers.get('set-cookie')).toBeNull();
});

it('signs an employee of a store in with a token of the guest, also of one who has none yet', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const call = new Request(input);
    const path = new URL(call.url).pathname;
    sent.push(`${path} ${call.headers.get('authorization') ?? 'without a token'}`);
    if (!path.endsWith('/token')) return Response.json({ errors: [] }, { status: 403 });
    const token = { accessToken: 'guest-access', refreshToken: 'guest-refresh-token-0001', expiresIn: 1_800 };
    return Response.json({ ...token, usid: 'usid-0001', type: 'Guest' });
  });
  const context = new RouterContextProvider();
  const employee = { username: 'E10442', password: 'Trail-running-2026' };
  await run(pipeline, request('/en-us/associate-login'), {
    context,
    respond: async () => {
      const { account } = context.get(sessionContext);
      await account.signInAgent(employee).catch(() => undefined);
      return html();
    },
  });
  expect(sent).toEqual([
    '/token/v2/auth/token without a token',
    '/consumers-v3/consumer/agent/login Bearer guest-access',
  ]);
});

it.each([
  ['Mozilla/5.0 (iPhone) NorthfellApp/4.2 MAPP', 'MAPP', 'FB'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'ECOMM', null],
])(
  'tells the services where %s shops, and what brought them there',
  async (userAgent, channel, leadSource) => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      sent.push(new Request(input));
      return Response.json({ errorDetails: [] }, { status: 403 });
    });
    const sealer = createSealer(config().sessionSecrets);
    const snapshot = { accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 600_000, usid: 'usid-1' };
    const cookies = [`__Host-session=${sealer.seal('__Host-session', JSON.stringify(snapshot))}`];
    const invited = sealer.seal('__Host-v-invitation', JSON.stringify({ leadSource: 'FB' }));
    if (leadSource !== null) cookies.push(`__Host-v-invitation=${invited}`);
    const headers = { cookie: cookies.join('; '), 'user-agent': userAgent };
    const context = new RouterContextProvider();
    await run(pipeline, request('/en-us/account/loyalty', { headers }), {
      context,
      respond: async () => {
        const { consumers } = context.get(apiContext);
        const body = { usid: 'usid-1' };
        await consumers.POST('/consumers-v3/consumer/loyalty/token', { body }).catch(() => undefined);
        return html();
      },
    });
    const [call] = sent;
    expect([call?.headers.get('channel'), call?.headers.get('x-lead-source')]).toEqual([channel, leadSource]);
  },
);

describe('the way of every request', () => {
  it('gives each page a nonce of its own, in the policy and in the context', async () => {
    const nonces = new Set<string>();
    for (const path of ['/en-us', '/en-us']) {
      const context = new RouterContextProvider();
      const response = await run(pipeline, request(path), { context, respond: html });
      const nonce = context.get(nonceContext);
      nonces.add(nonce);
      expect(response.headers.get('content-security-policy')).toContain(
        `script-src 'self' 'nonce-${nonce}';`,
      );
    }
    expect(nonces.size).toBe(2);
  });

  it('allows no inline styles or scripts without the nonce, no plugins, no framing and no other origin but the payment frame', () => {
    const policy = contentSecurityPolicy({
      nonce: 'abc',
      paymentOrigin: 'http://127.0.0.1:4001',
      isDevelopment: false,
    });
    const rules = Object.fromEntries(
      policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(rules).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'nonce-abc'",
      'style-src': "'self' 'nonce-abc'",
      'require-trusted-types-for': "'script'",
      'img-src': "'self' data:",
      'frame-src': 'http://127.0.0.1:4001',
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
    });
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    [{}, []],
    [
      { google: 'GTM-ABC123' },
      ['script-src', 'img-src', 'connect-src', 'trusted-types'].map((directive) => [
        directive,
        directive === 'trusted-types' ? 'default goog#html' : 'googletagmanager.com',
      ]),
    ],
    [{ collector: 'https://collect.example/events' }, [['connect-src', "'self' https://collect.example"]]],
  ] as const)(
    'a provider of analytics adds its own part of the policy, and nothing else: %o',
    (tags, parts) => {
      const facts = { nonce: 'abc', paymentOrigin: 'http://127.0.0.1:4001', isDevelopment: false };
      const without = contentSecurityPolicy(facts).split('; ');
      const changed = contentSecurityPolicy({ ...facts, tags })
        .split('; ')
        .filter((rule) => !without.includes(rule));
      expect(changed.map((rule) => rule.split(' ')[0])).toEqual(parts.map(([directive]) => directive));
      for (const [index, [, source]] of parts.entries()) expect(changed[index]).toContain(source);
    },
  );

  it('lets players of other providers in where films are shown, and nowhere else', async () => {
    const policyOf = async (path: string) => {
      const context = new RouterContextProvider();
      const response = await run(pipeline, request(path), { context, respond: html });
      return response.headers.get('content-security-policy') ?? '';
    };
    const shown = await policyOf('/en-us/about');
    expect(shown).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com;/);
    expect(shown).toContain("media-src 'self' https://res.cloudinary.com;");
    expect(await policyOf('/en-us/checkout')).not.toMatch(/youtube|cloudinary/);
  });

  it('repeats a correlation id and makes one where the given one is none', async () => {
    const stored = await run(
      pipeline,
      request('/en-us', { headers: { 'x-correlation-id': 'abcdef-12345' } }),
    );
    expect(stored.headers.get('x-correlation-id')).toBe('abcdef-12345');
    const made = await run(pipeline, request('/en-us', { headers: { 'x-correlation-id': 'a b<script>' } }));
    expect(made.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes the site from the address alone', async () => {
    const context = new RouterContextProvider();
    await run(pipeline, request('/fr-ca/cart', { headers: { 'accept-language': 'de' } }), { context });
    expect(context.get(siteContext)).toMatchObject({
      siteId: 'NF-CA',
      currency: 'CAD',
      language: 'fr',
      region: 'NORA',
    });
    expect(context.get(correlationContext)).not.toBe('');
  });

  it.each([
    ['a foreign page', { origin: 'https://evil.example' }],
    ['a page that hides where it comes from', { origin: 'null' }],
    ['a sister site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a caller that says nothing', {}],
  ])('rejects a write from %s', async (_name, headers) => {
    const response = await run(pipeline, request('/en-us/cart', { method: 'POST', headers }));
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('lets a write from our own page through', async () => {
    const headers = {
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
    };
    expect((await run(pipeline, request('/en-us/cart', { method: 'POST', headers }))).status).toBe(200);
  });
});

it('only the editors’ preview may show a page in a frame, and only where it names one', () => {
  const facts = { nonce: 'abc', paymentOrigin: 'http://127.0.0.1:4001', isDevelopment: false };
  expect(contentSecurityPolicy(facts)).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy({ ...facts, frameAncestor: 'https://preview.example' })).toContain(
    'frame-ancestors https://preview.example;',
  );
});

describe('an answer that a service kept us from giving', () => {
  it.each([
    [502, '5'],
    [503, '5'],
    [504, '5'],
    [500, null],
    [200, null],
  ])('of status %d says %s seconds as the time to come back', async (status, seconds) => {
    const response = await run(pipeline, request('/en-us'), { respond: () => new Response('', { status }) });
    expect(response.headers.get('retry-after')).toBe(seconds);
  });
});

describe('who may keep an answer', () => {
  const cacheControl = async (
    kinds: readonly ('public' | 'segment' | 'private')[],
    basketId?: string,
    status = 200,
  ) => {
    const context = new RouterContextProvider();
    const response = await run(pipeline, request('/en-us'), {
      context,
      respond: () => {
        for (const kind of kinds) context.get(readLogContext).add(kind);
        if (basketId !== undefined) context.get(sessionContext).setBasketId(basketId);
        return new Response('ok', { status });
      },
    });
    return response.headers.get('cache-control');
  };

  it('everyone, where only public reads have answered', async () => {
    expect(await cacheControl(['public'])).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  });

  it('no shared cache, where a document carries a nonce that was made for it', async () => {
    const requestPage = async (path: string, headers: Record<string, string> = {}) => {
      const context = new RouterContextProvider();
      const respond = () => {
        context.get(readLogContext).add('public');
        return html();
      };
      return (await run(pipeline, request(path, { headers }), { context, respond })).headers;
    };
    for (const path of ['/en-us', '/en-us?preview=true', '/en-us/search?q=boots']) {
      const headers = await requestPage(path);
      expect(headers.get('content-security-policy')).toContain("'nonce-");
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
    const forPageCache = await requestPage('/en-us', { 'x-render-nonce': 'n'.repeat(48) });
    expect(forPageCache.get('cache-control')).toMatch(/^public/);
  });

  it.each([
    ['a private read is among them', ['public', 'private'] as const, undefined, 200],
    ['no read is declared', [] as const, undefined, 200],
    ['a cookie is set', ['public'] as const, '6f1c2f5e-5a55-4c6f-9d8f-0b9b0c6b8a11', 200],
    ['the answer is a fault', ['public'] as const, undefined, 503],
  ])('nobody, where %s', async (_name, kinds, basketId, status) => {
    expect(await cacheControl(kinds, basketId, status)).toBe('private, no-store');
  });

  it('sets no cookie on a read that changes nothing', async () => {
    const response = await run(pipeline, request('/en-us', { headers: { cookie: '__Host-cart=garbage' } }), {
      respond: html,
    });
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});
