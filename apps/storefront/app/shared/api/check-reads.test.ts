import { ContractError } from '@haberdash/api-client/validate';
import { expect, it, vi } from 'vitest';
import { checkReads } from './check-reads.ts';

const operation = 'GET /list';
const schema = { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } };
const contract = {
  service: 'lists',
  answers: {
    [operation]: [[schema, 200]],
    'POST /list': [[schema, 200]],
    'POST /item': [[{ $ref: 'Cart' }, 200]],
  },
  schemas: { Cart: { type: 'object', required: ['flash'], properties: { flash: { type: 'array' } } } },
} as const;

it('a read whose answer has a type swapped or a field missing is a fault that names operation and path', () => {
  const check = checkReads(contract);
  const faultOf = (body: unknown) => {
    try {
      return check({ operation, status: 200, body });
    } catch (error) {
      return error instanceof ContractError ? [error.operation, error.path] : error;
    }
  };
  expect(faultOf({ total: 'many' })).toEqual([operation, '/total']);
  expect(faultOf({})).toEqual([operation, '/total']);
  expect(faultOf({ total: 2 })).toBeUndefined();
});

it('an answer that comes again as the same object is looked through once', () => {
  const read = vi.fn(() => 2);
  const body = Object.defineProperty({}, 'total', { enumerable: true, get: read });
  const check = checkReads(contract);
  check({ operation, status: 200, body });
  const reads = read.mock.calls.length;
  check({ operation, status: 200, body });
  expect(reads).toBeGreaterThan(0);
  expect(read).toHaveBeenCalledTimes(reads);
});

it('a write that answers the cart of a page is held against its contract like a read', () => {
  const check = checkReads(contract);
  expect(() => check({ operation: 'POST /item', status: 200, body: { flash: '' } })).toThrow(ContractError);
  expect(() => check({ operation: 'POST /item', status: 200, body: { flash: [] } })).not.toThrow();
  expect(() => check({ operation: 'POST /item', status: 409, body: 'odd' })).not.toThrow();
});

it('errors and other answers to writes are no faults by their details', () => {
  const check = checkReads(contract);
  expect(() => check({ operation, status: 404, body: 'odd' })).not.toThrow();
  expect(() => check({ operation: 'POST /list', status: 200, body: {} })).not.toThrow();
});
