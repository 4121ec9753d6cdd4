import { TEST_CONTEXT_COOKIE } from '@haberdash/blocks/model';
import { readPreviewTicket } from '@haberdash/api-client/preview-ticket';
import { readLogContext } from '@haberdash/page-engine/document';
import type { MiddlewareFunction } from 'react-router';
import { config, type Config } from '../config/config.ts';
import { cookieName, readCookie, writeCookie } from '../session/cookies.ts';
import { previewContext, siteContext } from './context.ts';

const COOKIE = 'preview-ticket';
const TICKET_PARAMETER = 'previewTicket';
const TEST_CONTEXT_PARAMETER = 'previewTestContext';
const LONGEST_TEST_CONTEXT = 120;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const dateTimeOf = (text: string | null): string | undefined =>
  text !== null && DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Moves the ticket and forced variants from the URL, which others may read, to a cookie. */
function withoutTicket(url: URL, ticket: string, expiresAtMs: number, isSecure: boolean): Response {
  const parameters = new URLSearchParams(url.searchParams);
  parameters.delete(TICKET_PARAMETER);
  parameters.delete(TEST_CONTEXT_PARAMETER);
  const maxAgeSeconds = Math.max(1, Math.floor((expiresAtMs - Date.now()) / 1_000));
  const headers = new Headers({
    location: `${url.pathname}?${parameters}`,
    'cache-control': 'private, no-store',
  });
  const name = cookieName(COOKIE, isSecure);
  headers.append('set-cookie', writeCookie({ name, value: ticket, maxAgeSeconds, isSecure }));
  const forced = url.searchParams.get(TEST_CONTEXT_PARAMETER)?.slice(0, LONGEST_TEST_CONTEXT);
  if (forced !== undefined) {
    const value = encodeURIComponent(forced);
    const forMs = value === '' ? 0 : maxAgeSeconds;
    headers.append(
      'set-cookie',
      writeCookie({ name: TEST_CONTEXT_COOKIE, value, maxAgeSeconds: forMs, isSecure }),
    );
  }
  return new Response(null, { status: 302, headers });
}

function testContextOf(cookies: string | null): string | undefined {
  const value = readCookie(cookies, TEST_CONTEXT_COOKIE)?.slice(0, LONGEST_TEST_CONTEXT);
  if (value === undefined || value === '') return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Opens the preview (spec 2 §2, reading 1) for `preview=true` with a valid ticket of the site; no cache stores it. */
export const createPreview =
  (settings: () => Pick<Config, 'previewSecrets' | 'isCookieSecure'>): MiddlewareFunction<Response> =>
  async ({ request, url, context }, next) => {
    const { previewSecrets, isCookieSecure } = settings();
    const parameters = url.searchParams;
    if (parameters.get('preview') !== 'true' || previewSecrets.length === 0) return next();
    const given = parameters.get(TICKET_PARAMETER);
    const ticket = given ?? readCookie(request.headers.get('cookie'), cookieName(COOKIE, isCookieSecure));
    if (ticket === undefined) return next();
    const known = await readPreviewTicket(ticket, { secrets: previewSecrets, nowMs: Date.now() });
    if (known.state !== 'valid' || !known.siteIds.includes(context.get(siteContext).siteId)) return next();
    if (given !== null && request.method === 'GET')
      return withoutTicket(url, ticket, known.expiresAtMs, isCookieSecure);
    const testContext = testContextOf(request.headers.get('cookie'));
    const dateTime = dateTimeOf(parameters.get('previewDateTime'));
    context.set(previewContext, {
      ticket,
      ...(dateTime === undefined ? {} : { dateTime }),
      ...(parameters.get('bypassAllCache') === 'true' ? { bypassAllCache: true } : {}),
      ...(testContext === undefined ? {} : { testContext }),
    });
    context.get(readLogContext).add('private');
    return next();
  };

export const preview = createPreview(config);
