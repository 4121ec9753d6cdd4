import type { Area, Services } from '../../../platform/operations/area.ts';
import { favouriteHandlers } from './handlers.ts';
import { favouriteObjects } from './objects.ts';

/** Favourites and shared lists. */
export const wishlistsArea = ({ clock }: Pick<Services, 'clock'>): Area => ({
  name: 'wishlists',
  objects: favouriteObjects(clock),
  handlers: favouriteHandlers(clock),
});
