import { expect, it } from 'vitest';

import { listOperations, ownContracts, readContracts } from '../contracts/contracts.ts';
import { fieldsOf } from '../contracts/document.ts';
import { routeSchemas } from '../contracts/route-schemas.ts';
import { isOwnedRow, type AnyRow } from '../policy/row.ts';
import { policy } from '../policy/table.ts';

const rows: Readonly<Record<string, AnyRow>> = policy;

/** Each of their transactions checks the state first. */
const REPEATABLE = ['placeOrder', 'patchOrder'];

const keyed = ownContracts(readContracts()).flatMap((contract) =>
  [...listOperations([contract]).values()]
    .filter(({ path, method }) =>
      Object.hasOwn(
        fieldsOf(fieldsOf(routeSchemas(contract, path, method).headers)['properties']),
        'idempotency-key',
      ),
    )
    .map(({ operationId }) => operationId),
);

it('operations that take a key record their response with their change, or may be repeated without one', () => {
  const apart = keyed.filter((operationId) => {
    const row = rows[operationId];
    return row === undefined || !isOwnedRow(row) || !['change', 'create'].includes(row.access);
  });
  expect(keyed.length).toBeGreaterThan(REPEATABLE.length);
  expect(apart).toEqual(REPEATABLE);
});
