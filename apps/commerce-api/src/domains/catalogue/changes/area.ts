import type { Area, ShopServices } from '../../../platform/operations/area.ts';
import { readLastChanges } from './repository.ts';

/** The path at which readers that cache pages hear of changes; it is no call of shoppers. */
const PATH = '/catalogue/changes';

/** Says which products have changed, so that caches in front of the service are emptied in time. */
export function catalogueChangesArea({ database }: Pick<ShopServices, 'database'>): Area {
  return {
    name: 'catalogue changes',
    handlers: {},
    routes: async (app) => {
      app.get<{ Querystring: { since?: string } }>(PATH, async (request, reply) => {
        const { since = '' } = request.query;
        reply.header('cache-control', 'no-store');
        return readLastChanges(database.read, /^\d{1,19}$/.test(since) ? since : undefined);
      });
    },
  };
}
