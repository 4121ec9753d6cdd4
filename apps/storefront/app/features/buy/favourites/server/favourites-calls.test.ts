import { expect, it } from 'vitest';
import { fakeShopper, outcome } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { skipForAgents } from './favourites-calls.server.ts';

it('the page of favourites is skipped for an associate', async () => {
  const { shopper } = fakeShopper({}, { path: '/favorites' });
  const visit = (isAgent: boolean) =>
    outcome(
      (async () => skipForAgents({ ...shopper, session: { ...shopper.session, isAgent: () => isAgent } }))(),
    );
  expect(await visit(true)).toEqual({ to: '/en-gb' });
  expect(await visit(false)).toEqual({});
});
