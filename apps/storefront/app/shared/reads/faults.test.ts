import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import { data, redirect } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { toFault } from './faults.ts';

const call = { method: 'GET', path: '/products/v2/catalog' };
const formError = (status: number) =>
  new ApiError({ status, call, details: [{ errorId: 'X', message: 'secret detail' }] });

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [new TransportError('timeout', call, ''), 'slow', 504],
  [new TransportError('network', call, ''), 'service-down', 503],
  [new TransportError('malformed', call, ''), 'bad-answer', 502],
  [new TransportError('too-large', call, ''), 'bad-answer', 502],
  [new TransportError('invalid-request', call, ''), 'broken', 500],
  [
    new ContractError({ operation: 'GET /x', status: 200, path: '/total', problem: 'is missing' }),
    'bad-answer',
    502,
  ],
  [formError(404), 'not-found', 404],
  [formError(410), 'not-found', 404],
  [formError(500), 'service-down', 503],
  [formError(400), 'rejected', 400],
  [formError(408), 'slow', 504],
  [formError(429), 'too-many', 429],
  [new TypeError('x is undefined'), 'broken', 500],
])('%s becomes a page that says %s', (thrown, kind, status) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(toFault(thrown, 'corr-1')).toEqual(data({ kind, correlationId: 'corr-1' }, { status }));
});

it('a fault that two reads of a page meet has one line in the log', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const thrown = new TransportError('timeout', call, '');
  toFault(thrown, 'corr-1');
  toFault(thrown, 'corr-1');
  expect(write).toHaveBeenCalledTimes(1);
});

it('lets redirects and answers made on purpose pass', () => {
  const leave = redirect('/en-us');
  const rejected = data({ kind: 'not-found' }, { status: 404 });
  expect(toFault(leave, 'c')).toBe(leave);
  expect(toFault(rejected, 'c')).toBe(rejected);
});
