import { chunk, CRLF, LAST_CHUNK, post, request, type HostileCase } from './hostile-case.ts';
import { HALF_CLOSE, RESET } from './raw-socket.ts';

const CHUNKED = 'Transfer-Encoding: chunked';
const JSON_TYPE = 'Content-Type: application/json';
const MULTIPART = 'Content-Type: multipart/form-data; boundary=b';
const KIB = 1_024;
const REJECTED = [400, 403, 404, 405, 413, 415, 422];

/** Bodies that are too large, incomplete, slow, malformed or mislabelled. */
export const bodyCases: readonly HostileCase[] = [
  {
    name: 'a chunked body of 4 MiB',
    send: (target) => [
      post(target, { headers: [CHUNKED] }),
      ...Array.from({ length: 64 }, () => chunk(Buffer.alloc(64 * KIB, 'a'))),
      LAST_CHUNK,
    ],
    answers: [413, 415],
  },
  {
    name: 'a chunked body without an end that is cut by the caller',
    send: (target) => [
      post(target, { headers: [CHUNKED] }),
      ...Array.from({ length: 8 }, () => chunk(Buffer.alloc(64 * KIB, 'a'))),
      RESET,
    ],
  },
  {
    name: 'a large body with its length',
    send: (target) => [post(target, { body: Buffer.alloc(2_048 * KIB, 'a') })],
    answers: [413, 415],
  },
  {
    name: 'a length of a terabyte and no body',
    send: (target) => [post(target, { headers: ['Content-Length: 1099511627776'] }), HALF_CLOSE],
  },
  {
    name: 'a length that no number holds',
    send: (target) => [post(target, { headers: [`Content-Length: ${'9'.repeat(400)}`] })],
    answers: [400],
  },
  {
    name: 'a body that is cut in the middle',
    send: (target) => [post(target, { headers: ['Content-Length: 500'], body: 'intent=add&product' }), RESET],
  },
  {
    name: 'a body that ends before its length',
    send: (target) => [post(target, { headers: ['Content-Length: 500'], body: 'intent=add' }), HALF_CLOSE],
  },
  {
    name: 'a chunk whose size is no number',
    send: (target) => [post(target, { headers: [CHUNKED] }), `zz${CRLF}aa${CRLF}`],
    // A server without forms may reject before the body has arrived.
    answers: [400, 415],
  },
  {
    name: 'a chunk with an extension of 64 KiB',
    send: (target) => [
      post(target, { headers: [CHUNKED] }),
      `1;${'e'.repeat(64 * KIB)}${CRLF}a${CRLF}`,
      LAST_CHUNK,
    ],
  },
  {
    name: 'a body that comes byte by byte',
    send: (target) => [
      post(target, { headers: ['Content-Length: 1000'] }),
      ...Array.from({ length: 40 }, () => ['a', { pauseMs: 150 }] as const).flat(),
    ],
  },
  {
    name: 'a broken multipart body',
    send: (target) => [
      post(target, { headers: [MULTIPART], body: `--b${CRLF}Content-Disposition: form-data${CRLF}no end` }),
    ],
    answers: REJECTED,
  },
  {
    name: 'a multipart body without a boundary',
    send: (target) => [post(target, { headers: ['Content-Type: multipart/form-data'], body: 'a=b' })],
    answers: REJECTED,
  },
  {
    name: 'a multipart body of many small parts',
    send: (target) => [
      post(target, {
        headers: [MULTIPART],
        body: `${`--b${CRLF}Content-Disposition: form-data; name="a"${CRLF}${CRLF}1${CRLF}`.repeat(1_500)}--b--${CRLF}`,
      }),
    ],
  },
  ...[
    'text/plain',
    'application/xml',
    'application/json',
    'image/png',
    'x',
    ';;;',
    'application/octet-stream',
  ].map((type): HostileCase => ({
    name: `a body labelled as ${type}`,
    send: (target) => [post(target, { headers: [`Content-Type: ${type}`], body: '<a b="1"/>' })],
    answers: REJECTED,
  })),
  {
    name: 'JSON that nests ten thousand deep',
    send: (target) => [post(target, { headers: [JSON_TYPE], body: '['.repeat(10_000) })],
    answers: REJECTED,
  },
  {
    name: 'a form of twenty thousand fields',
    send: (target) => [post(target, { body: 'a=1&'.repeat(20_000) })],
  },
  {
    name: 'a form of bad percent signs',
    send: (target) => [post(target, { body: 'intent=%E0%A4%A&productId=%ZZ%&qty=%00' })],
  },
  {
    name: 'a body of bytes that are no text',
    send: (target) => [post(target, { body: Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x80]) })],
  },
  {
    name: 'an empty body',
    send: (target) => [post(target)],
  },
  {
    name: 'a GET with a body',
    send: (target) => [request(target, { headers: ['Content-Length: 5'], body: 'hello' })],
  },
  {
    name: 'both a length and chunks',
    send: (target) => [
      post(target, {
        headers: ['Content-Length: 4', CHUNKED],
        body: `${chunk('intent=add').toString()}${LAST_CHUNK}`,
      }),
    ],
    answers: [400],
  },
  {
    name: 'two lengths that differ',
    send: (target) => [post(target, { headers: ['Content-Length: 4', 'Content-Length: 5'], body: 'abcde' })],
    answers: [400],
  },
  {
    name: 'a transfer encoding that is unknown',
    send: (target) => [post(target, { headers: ['Transfer-Encoding: gzip, x'] }), HALF_CLOSE],
  },
  {
    name: 'a body that is announced and never sent',
    send: (target) => [
      post(target, { headers: ['Expect: 100-continue', 'Content-Length: 100'] }),
      HALF_CLOSE,
    ],
  },
  {
    name: 'an expectation that is not supported',
    send: (target) => [post(target, { headers: ['Expect: a-miracle'] })],
  },
];
