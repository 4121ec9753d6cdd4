import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvalidRequestError, isReadable } from './reject-invalid-requests.ts';
import { createShortPages } from './short-pages.ts';

const { sendText } = createShortPages('Home');
const reject = createInvalidRequestError({ sendText, unknownMethod: 'Not supported.' });
const server: Server = createServer({ requireHostHeader: false }, (request, response) => {
  if (!reject(request, response)) response.writeHead(200, { connection: 'close' }).end();
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

/** Writes to a connection and reads until it is closed. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    // A listening TCP server has this kind of address.
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (part: string) => (received += part));
    socket.once('close', () => resolve(received));
    socket.write(`${text}\r\n\r\n`);
  });
}
const HOST = 'Host: shop.example';

it.each([
  ['a page', 200, `GET /en-us?q=a%20b HTTP/1.1\r\n${HOST}`],
  ['an address of version 6', 200, 'GET / HTTP/1.1\r\nHost: [::1]:3000'],
  ['a caller of an old version, who names no host', 200, 'GET / HTTP/1.0'],
  ['a method', 405, `PROPFIND / HTTP/1.1\r\n${HOST}`],
  ['a method that asks for methods', 405, `OPTIONS * HTTP/1.1\r\n${HOST}`],
  ['a long address', 414, `GET /${'a'.repeat(5_000)} HTTP/1.1\r\n${HOST}`],
  ['an address that is cut', 400, `GET /%E0%A4%A HTTP/1.1\r\n${HOST}`],
  ['a line break in an address', 400, `GET /a%0d%0ab HTTP/1.1\r\n${HOST}`],
  ['a line separator in an address', 400, `GET /%E2%80%A8 HTTP/1.1\r\n${HOST}`],
  ['an address of another host', 400, `GET /x/..//evil.example HTTP/1.1\r\n${HOST}`],
  ['a tab that a parser drops before another host', 400, `GET /%09/evil.example HTTP/1.1\r\n${HOST}`],
  ['a backslash that a parser reads as a slash', 400, `GET /%5Cevil.example HTTP/1.1\r\n${HOST}`],
  ['a control character', 400, `GET /en-us/%1f HTTP/1.1\r\n${HOST}`],
  ['no host', 400, 'GET / HTTP/1.1'],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a/b'],
])('%s gets the status %i', async (_what, status, request) => {
  const result = await exchange(request);
  expect(result).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(/\r\nallow: GET, HEAD, POST\r\n/i.test(result)).toBe(status === 405);
});

it('accepts no address of another host, however it is written', () => {
  const piece = fc.constantFrom(
    ...'/ \\ . .. : @ ? # % a evil.example http: %00 %09 %0a %0d %1f %20 %2e %2f %5c %7f %40 %3a %25'.split(
      ' ',
    ),
    '%E2%80%A8',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = `/${pieces.join('')}`;
      if (!isReadable({ url, headers: { host: 'shop.example' }, httpVersion: '1.1' })) return;
      const path = decodeURIComponent(new URL(url, 'http://shop.example').pathname);
      // How a router parses the decoded path.
      expect([url, new URL(path, 'http://shop.example').host]).toEqual([url, 'shop.example']);
    }),
    { numRuns: 5_000 },
  );
});
