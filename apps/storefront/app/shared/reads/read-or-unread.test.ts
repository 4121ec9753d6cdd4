import { ApiError, TransportError } from '@haberdash/api-client';
import { describe, expect, it, vi } from 'vitest';
import { log } from '../pipeline/log.ts';
import { readOrUnread } from './read-or-unread.server.ts';

vi.mock('../pipeline/log.ts', () => ({ log: vi.fn<typeof log>() }));

const call = { method: 'GET', path: '/x' };
const rejected = (status: number) =>
  new ApiError({ status, details: [{ errorId: 'GEN500', message: '' }], call });
const read = (error: unknown, isDocument: boolean) =>
  readOrUnread({ isDocument, correlationId: 'c-1' }, () => Promise.reject(error));

describe('a read that fails', () => {
  it.each([
    ['service-down', rejected(503)],
    ['too-many', rejected(429)],
    ['slow', new TransportError('timeout', call, 'no answer')],
    ['bad-answer', new TransportError('malformed', call, 'a page of a proxy')],
  ])('leaves the page that scripts have asked it for: %s', async (kind, error) => {
    await expect(read(error, false)).resolves.toEqual({ unread: { kind, correlationId: 'c-1' } });
  });

  it('leaves a line in the log', async () => {
    vi.mocked(log).mockClear();
    await read(rejected(500), false);
    expect(vi.mocked(log).mock.calls).toEqual([
      ['error', 'fault', expect.objectContaining({ kind: 'service-down', correlationId: 'c-1' })],
    ]);
  });

  it.each([
    ['of a document', rejected(503), true],
    ['on purpose', rejected(404), false],
    ['by a mistake of ours', new TypeError('x is undefined'), false],
    ['with another address to go to', new Response(null, { status: 302 }), false],
  ])('%s is thrown', async (_what, error, isDocument) => {
    await expect(read(error, isDocument)).rejects.toBe(error);
  });
});

it('a read that succeeds is the data of the page', async () => {
  const facts = { isDocument: false, correlationId: 'c-1' };
  await expect(readOrUnread(facts, async () => ({ total: 1 }))).resolves.toEqual({ total: 1 });
});
