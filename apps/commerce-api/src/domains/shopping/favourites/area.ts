import type { Area, Services } from '../../../platform/operations/area.ts';
import { favouriteHandlers } from './handlers.ts';
import { favouriteObjects } from './objects.ts';

/** The favourites of shoppers: their own, and those that they let others look at. */
export const wishlistsArea = ({ clock }: Pick<Services, 'clock'>): Area => ({
  name: 'wishlists',
  objects: favouriteObjects(clock),
  handlers: favouriteHandlers(clock),
});
