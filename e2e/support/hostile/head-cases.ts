import { CRLF, request, type HostileCase } from './hostile-case.ts';
import { HALF_CLOSE, RESET } from './raw-socket.ts';

const KIB = 1_024;
const BLANKS = ' '.repeat(15_000);

const withHeaders = (name: string, ...headers: readonly string[]): HostileCase => ({
  name,
  send: (target) => [request(target, { headers })],
});

/** Request heads that are too long, slow, contradictory or expensive to parse. */
export const headCases: readonly HostileCase[] = [
  withHeaders('an encoding of 15,000 blanks', `Accept-Encoding: a<${BLANKS}>x`),
  withHeaders('an encoding with blanks before its weight', `Accept-Encoding: a${BLANKS}x`),
  withHeaders('an encoding of 5,000 commas', `Accept-Encoding: ${',;q='.repeat(3_500)}`),
  withHeaders('a language of 15,000 blanks', `Accept-Language: en;${BLANKS}x`),
  withHeaders('a language of 5,000 wishes', `Accept-Language: ${'a-b;q=0.1,'.repeat(1_500)}`),
  withHeaders('a cookie of 15,000 semicolons', `Cookie: ${';'.repeat(15_000)}`),
  withHeaders('a cookie of blanks', `Cookie: a=${BLANKS}b;${BLANKS}`.slice(0, 15_000)),
  withHeaders(
    'a session cookie of odd bytes',
    `Cookie: __Host-session=${'\xff\x80\x01'.replace('\x01', '')}; session=\xfe`,
  ),
  withHeaders(
    'a session cookie whose token has line breaks',
    ...['__Host-session', 'session'].map(
      (name) =>
        `Cookie: ${name}=${Buffer.from(
          JSON.stringify({
            accessToken: 'a\r\nx: y',
            refreshToken: 'r\n',
            expiresAt: 9e15,
            usid: 'u\r\n\u2028',
          }),
        ).toString('base64url')}`,
    ),
  ),
  withHeaders(
    'a consent cookie that cannot be decoded',
    'Cookie: OptanonConsent=groups=%E0%A4%A,C0004:%; OptanonConsent=%%%',
  ),
  withHeaders('an authorisation of blanks', `Authorization: Bearer${BLANKS}x`),
  withHeaders('a correlation id that is markup', 'X-Correlation-Id: <script>alert(1)</script>'),
  withHeaders('an etag of 15,000 quotes', `If-None-Match: ${'"'.repeat(15_000)}`),
  withHeaders('a date that is none', 'If-Modified-Since: \x7f, 99 Foo 9999'),
  withHeaders('ranges without an end', `Range: bytes=${'0-,'.repeat(4_000)}`),
  withHeaders('two hosts', 'Host: evil.example'),
  withHeaders(
    'an upgrade to a web socket',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
  ),
  withHeaders('an upgrade to HTTP/2', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  withHeaders('500 headers', ...Array.from({ length: 500 }, (_each, index) => `X-${index}: a`)),
  withHeaders('names of object prototypes', '__proto__: a', 'constructor: b', 'toString: c'),
  withHeaders(
    'a locale that is none',
    'locale: __proto__',
    'region: \xff',
    'siteId: ../../..',
    'channel: \x7f',
  ),
  withHeaders('the nonce of a page', 'X-Render-Nonce: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
  {
    ...withHeaders('headers of 64 KiB', `X-Long: ${'a'.repeat(64 * KIB)}`),
    answers: [431],
  },
  { ...withHeaders('a header with a NUL', 'X-Nul: a\0b'), answers: [400] },
  { ...withHeaders('a header without a name', ': a'), answers: [400] },
  { ...withHeaders('a header that is folded', `X-Folded: a${CRLF} b`) },
  {
    name: 'no host',
    send: ({ page }) => [`GET ${page} HTTP/1.1${CRLF}Connection: close${CRLF}${CRLF}`],
    answers: [400],
  },
  ...['a b', '/', 'evil/..//x', '[::1', 'x:99999999', '\xe9.example', '@', '?', 'a#b', ''].map(
    (host): HostileCase => ({
      name: `a host of ${JSON.stringify(host)}`,
      send: ({ page }) =>
        [`GET ${page} HTTP/1.1${CRLF}Host: ${host}${CRLF}Connection: close${CRLF}${CRLF}`].map((text) =>
          Buffer.from(text, 'latin1'),
        ),
    }),
  ),
  {
    name: 'a head that comes byte by byte',
    send: (target) => [
      `GET ${target.page} HTTP/1.1${CRLF}Host: ${target.host}${CRLF}`,
      ...Array.from(
        { length: 40 },
        (_each, index) => [`X-${index}: a${CRLF}`, { pauseMs: 150 }] as const,
      ).flat(),
    ],
  },
  {
    name: 'a head that never ends',
    send: (target) => [`GET ${target.page} HTTP/1.1${CRLF}Host: ${target.host}${CRLF}X-Half`],
  },
  { name: 'a head that is cut by the caller', send: (target) => [`GET ${target.page} HT`, RESET] },
  { name: 'a connection without data that closes', send: () => [HALF_CLOSE] },
  {
    name: 'an answer that the caller does not wait for',
    send: (target) => [request(target), RESET],
  },
  {
    name: 'twenty requests in one piece',
    send: (target) => [
      `GET /health/live HTTP/1.1${CRLF}Host: ${target.host}${CRLF}${CRLF}`.repeat(19),
      request(target),
    ],
    answers: [200],
  },
  {
    name: 'a request with rubbish behind it',
    send: (target) => [
      `GET /health/live HTTP/1.1${CRLF}Host: ${target.host}${CRLF}${CRLF}\0\xff rubbish${CRLF}${CRLF}`,
    ],
  },
];
