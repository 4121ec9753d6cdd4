import type { ConsumerAnswer } from '@haberdash/api-client/consumers';

import { defineHandlers } from '../../../../platform/operations/area.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import type { Own } from '../../../../platform/policy/objects.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { changeProfile } from '../change-profile.ts';
import type { ConsumerRow } from '../objects.ts';
import { consumerReader } from '../repository.ts';
import { inYear, spendYear } from '../spend.ts';
import { toProfile } from '../view.ts';

const profileResponse = async (
  db: Executor,
  person: Own<ConsumerRow>,
  clock: Clock,
  withPoints = false,
): Promise<ConsumerAnswer> => ({
  consumerProfile: toProfile(
    inYear(person, spendYear(clock.now())),
    await consumerReader(db).parts(person, new Date(clock.now())),
    withPoints,
  ),
});

/** Calls about the profile (spec 1 §7). */
export const profileHandlers = (clock: Clock) =>
  defineHandlers({
    getConsumer: ({ object: person, db, query }) =>
      profileResponse(db, person, clock, query?.includeLoyaltySummary),
    updateConsumer: async ({ object: person, tx, body, context }) => {
      const now = new Date(clock.now());
      await changeProfile(tx, person, body.consumerProfile, { context, now });
      return profileResponse(tx, await consumerReader(tx).again(person), clock);
    },
    createConsumer: async ({ object: person, tx, body, context }) => {
      if (person.completedAt !== null) throw new ServiceError('API405');
      const now = new Date(clock.now());
      await changeProfile(tx, person, body.consumerProfile, { context, now, extra: { completedAt: now } });
      return profileResponse(tx, await consumerReader(tx).again(person), clock);
    },
  });
