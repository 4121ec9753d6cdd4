import { expect, it } from 'vitest';

import { reasonOf } from './open.ts';

it('a pooler that rejects the time limits is named with its remedy', () => {
  const rejected = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
    code: '08P01',
  });
  expect(reasonOf(rejected)).toMatch(
    /^a pooler .+ statement_timeout; add statement_timeout, lock_timeout, idle_in_transaction_session_timeout to its ignore_startup_parameters/,
  );
});
