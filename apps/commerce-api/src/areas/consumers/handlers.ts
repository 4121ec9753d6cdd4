import { defineHandlers } from '../../platform/operations/area.ts';
import { consumerReader } from './repository.ts';
import { toProfile } from './view.ts';

/** Calls about the profile of the signed-in consumer (spec 1 §7). */
export const profileHandlers = () =>
  defineHandlers({
    getConsumer: async ({ object: person, db, query }) => ({
      consumerProfile: toProfile(
        person,
        await consumerReader(db).parts(person),
        query?.includeLoyaltySummary,
      ),
    }),
  });
