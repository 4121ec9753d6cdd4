import type { Area, Services } from '../../../platform/operations/area.ts';
import type { PlacementLock } from '../cart/placement-lock.ts';
import { createCartService } from '../cart/service.ts';
import { savedHandlers } from './handlers.ts';
import { savedObjects } from './objects.ts';

/** Saving items for later, and moving them back. */
export const savedItemsArea = ({ clock }: Pick<Services, 'clock'>, placementLock: PlacementLock): Area => ({
  name: 'saved-items',
  objects: savedObjects(clock),
  handlers: savedHandlers({ carts: createCartService(clock), clock, placementLock }),
});
