import type { Area } from '../../platform/operations/area.ts';
import { profileHandlers } from './handlers.ts';
import { consumerObjects } from './objects.ts';

/** People with an account: what the shop knows of them, and what they say about themselves. */
export const consumersArea = (): Area => ({
  name: 'consumers',
  objects: consumerObjects,
  handlers: profileHandlers(),
});
