import { expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

/** The client address that the application reads from such a request. */
function read(found: string | undefined, brought?: string): unknown {
  const find = createClientAddress({ clientHeader: 'x-client', find: () => found });
  const headers = brought === undefined ? {} : { 'x-client': brought };
  // Only the remote address of a socket is read.
  find({ headers, socket: { remoteAddress: '203.0.113.1' } } as Parameters<typeof find>[0]);
  return headers['x-client'];
}

it.each([
  ['the client address is set', '203.0.113.7', undefined, '203.0.113.7'],
  ['whatever header a request has', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['none for an unknown client', undefined, '198.51.100.1', undefined],
])('%s', (_what, found, brought, expected) => expect(read(found, brought)).toBe(expected));
