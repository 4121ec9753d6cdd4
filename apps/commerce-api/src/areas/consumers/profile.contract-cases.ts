import type { PeopleCases } from './people-world.fixtures.ts';

const PATH = '/consumers-v3/consumer';

/** Answers of the profile. */
export const cases: PeopleCases = {
  getConsumer: {
    200: ({ person }) => person.call('GET', `${PATH}?includeLoyaltySummary=true`),
    403: ({ gone }) => gone.call('GET', PATH),
  },
};
