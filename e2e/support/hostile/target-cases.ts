import { CRLF, request, type HostileCase } from './hostile-case.ts';
import { HALF_CLOSE } from './raw-socket.ts';

const method = (name: string): HostileCase => ({
  name: `the method ${name}`,
  send: (target) => [request(target, { method: name })],
  answers: [400, 403, 404, 405],
});

const address = (
  name: string,
  path: (page: string) => string,
  responses?: readonly number[],
): HostileCase => ({
  name,
  send: (target) => [request(target, { path: path(target.page) })],
  ...(responses === undefined ? {} : { answers: responses }),
});

const query = (text: string): HostileCase => ({
  name: `the query ${text.slice(0, 60)}`,
  send: (target) => [
    request(target, { path: `${target.query}${target.query.includes('?') ? '&' : '?'}${text}` }),
  ],
});

/** Unusual methods, request lines, addresses and queries. */
export const targetCases: readonly HostileCase[] = [
  ...['OPTIONS', 'PROPFIND', 'TRACE', 'PUT', 'PATCH', 'DELETE', 'LINK', 'PURGE', 'QUERY', 'MKCOL'].map(
    method,
  ),
  {
    name: 'the method CONNECT',
    send: ({ host }) => [`CONNECT ${host} HTTP/1.1${CRLF}Host: ${host}${CRLF}${CRLF}`],
  },
  {
    name: 'a method that is unknown',
    send: (target) => [request(target, { method: 'FROBNICATE' })],
    answers: [400],
  },
  {
    name: 'a method in small letters',
    send: (target) => [request(target, { method: 'get' })],
    answers: [400],
  },
  address('an asterisk', () => '*'),
  { name: 'OPTIONS of an asterisk', send: (target) => [request(target, { method: 'OPTIONS', path: '*' })] },
  { name: 'an absolute target', send: (target) => [request(target, { path: target.origin + target.page })] },
  address('an absolute target elsewhere', () => 'http://evil.example/'),
  address('no slash', () => 'evil'),
  address('two slashes', () => '//evil.example/'),
  address('a slash and a backslash', () => '/\\evil.example/'),
  address('dots that resolve to two slashes', () => '/x/..//evil.example/'),
  address('encoded dots that resolve to two slashes', () => '/x/%2e%2e//evil.example/'),
  address('dots that lead out', () => '/../../../../etc/passwd'),
  address('encoded dots that lead out', () => '/assets/..%2f..%2f..%2fpackage.json'),
  address('an encoded line break', (page) => `${page}/a%0d%0ax:y`, [400, 404]),
  address('a line separator', (page) => `${page}/a%E2%80%A8b`, [400, 404]),
  address('a paragraph separator', (page) => `${page}/%E2%80%A9`, [400, 404]),
  address('a NUL', (page) => `${page}/%00`, [400, 404]),
  address('a byte that is no text', (page) => `${page}/%ff%fe`, [400, 404]),
  address('a broken percent sign', (page) => `${page}/%E0%A4%A`, [400, 404]),
  address('a lone percent sign', (page) => `${page}/%`, [400, 404]),
  address('raw bytes beyond ASCII', (page) => `${page}/\xe9\xff`),
  address('an address of names of object prototypes', (page) => `${page}/__proto__/constructor`, [400, 404]),
  address('a prototype as the first part', () => '/__proto__'),
  address('a data address of a prototype', () => '/__proto__.data'),
  address('2,000 slashes', (page) => `${page}${'/'.repeat(2_000)}x`),
  address('1,000 dots', (page) => `${page}/${'../'.repeat(1_000)}x`),
  address('an address of 8 KiB', (page) => `${page}/${'a'.repeat(8_192)}`),
  address('an address of 64 KiB', (page) => `${page}/${'a'.repeat(65_536)}`, [414, 431]),
  query('activity=__proto__'),
  query('size=__proto__'),
  query('color=__proto__&color=constructor'),
  query('size=toString&activity=valueOf&gender=hasOwnProperty'),
  query('__proto__=a&constructor=b&__proto__[a]=b'),
  query('page=9007199254740993&page=-1&page=NaN'),
  query('page=1e308&sort=__proto__&price=0-999999'),
  query('price=999999999999999999999-0'),
  query(`q=${'%20'.repeat(1_000)}x`),
  query(`q=${'a'.repeat(3_000)}`),
  query(`q=${'%CC%81'.repeat(600)}`),
  query('q=%00%01%ff'),
  query('q=%ED%A0%80'),
  query('q=%'),
  query(`q=${"'%22;--%3Cscript%3E"}`),
  query(`${'a=b&'.repeat(900)}`),
  query(`${'&'.repeat(3_000)}`),
  query('_routes=__proto__'),
  query('preview=true&previewDateTime=x'),
  { name: 'HTTP/1.0', send: (target) => [request(target, { version: '1.0' })], answers: [200] },
  { name: 'HTTP/1.0 without a host', send: ({ page }) => [`GET ${page} HTTP/1.0${CRLF}${CRLF}`] },
  { name: 'HTTP/0.9', send: ({ page }) => [`GET ${page}${CRLF}`, HALF_CLOSE] },
  { name: 'HTTP/9.9', send: ({ page, host }) => [`GET ${page} HTTP/9.9${CRLF}Host: ${host}${CRLF}${CRLF}`] },
  {
    name: 'the preface of HTTP/2',
    send: () => [`PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`, HALF_CLOSE],
  },
  { name: 'the greeting of TLS', send: () => [Buffer.from('16030100c8010000c40303', 'hex'), HALF_CLOSE] },
  { name: 'bytes of nothing', send: () => [Buffer.alloc(4_096, 0), HALF_CLOSE] },
  {
    name: 'a request line with a tab',
    send: ({ host }) => [`GET\t/\tHTTP/1.1${CRLF}Host: ${host}${CRLF}${CRLF}`],
  },
];
