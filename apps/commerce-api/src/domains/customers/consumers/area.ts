import type { Area, Services } from '../../../platform/operations/area.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { enrolmentHandlers } from './handlers/enrolment.ts';
import { profileHandlers } from './handlers/profile.ts';
import { subscriptionHandlers } from './handlers/subscriptions.ts';
import { consumerObjects } from './objects.ts';

/** Customer profiles, address books and subscriptions. */
export const consumersArea = ({ clock, config }: Pick<Services, 'clock' | 'config'>): Area => ({
  name: 'consumers',
  objects: consumerObjects,
  handlers: {
    ...profileHandlers(clock),
    ...addressHandlers(),
    ...subscriptionHandlers(clock),
    ...enrolmentHandlers({ clock, config }),
  },
});
