import { ApiError, TransportError } from '@haberdash/api-client';
import { ContractError } from '@haberdash/api-client/validate';
import { expect, it } from 'vitest';
import { faultFacts } from './fault-facts.ts';

const call = { method: 'GET', path: '/products/v2/catalog' };
const operation = 'GET /products/v2/catalog';

it.each([
  ['a slow call', new TransportError('timeout', call, 'x'), { operation, reason: 'timeout' }],
  [
    'an answer of a wrong shape',
    new ContractError({ operation, status: 200, path: '/total', problem: 'is no integer' }),
    { operation, reason: 'wrong-shape', status: 200, path: '/total', problem: 'is no integer' },
  ],
  [
    'a formError',
    new ApiError({ status: 500, call, details: [{ errorId: 'GEN500', message: 'x' }] }),
    { operation, reason: 'rejected', status: 500, errorId: 'GEN500' },
  ],
])('%s is logged by operation and reason', (_what, error, facts) => expect(faultFacts(error)).toEqual(facts));

it('nothing that a service wrote is logged, and nothing is logged as [object Object]', () => {
  const details = [{ errorId: 'linh@example.com', message: 'linh@example.com' }];
  const logged = JSON.stringify([
    faultFacts(new ApiError({ status: 409, call, details })),
    faultFacts({ data: 'linh@example.com' }),
  ]);
  expect(logged).not.toContain('linh');
  expect(logged).not.toContain('[object');
});
