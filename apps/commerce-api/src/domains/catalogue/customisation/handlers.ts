import { inTime } from '../../../providers/in-time.ts';
import type { Customiser } from '../../../providers/customiser/provider.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import type { Clock } from '../../../shared/clock.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { customProduct, storeRecipes } from './repository.ts';
import { toCustomisation, toRecipe } from './view.ts';

export interface CustomisationParts {
  readonly database: Pick<Database, 'read'>;
  readonly clock: Clock;
  readonly customiser: Customiser;
  readonly timeoutMs: number;
}

/** Calls about customised products (spec 2 §4). */
export const customisationHandlers = ({ database, clock, customiser, timeoutMs }: CustomisationParts) => {
  const db = database.read;
  const now = (): Date => new Date(clock.now());
  return defineHandlers({
    getCustomisation: async ({ params, context, reply }) => {
      const product = await customProduct(db, params.productId, context.edition);
      const found = await inTime(customiser.offer(product.id), timeoutMs);
      if (found.kind === 'none') throw new ServiceError('API404');
      await storeRecipes(db, found.offer.designs, now());
      reply.header('cache-control', CATALOGUE_CACHE);
      return toCustomisation(product, found.offer, context.edition);
    },
    createRecipe: async ({ params, body, context }) => {
      const product = await customProduct(db, params.productId, context.edition);
      const { choices, initials } = body;
      const design = { productId: product.id, choices, ...(initials === undefined ? {} : { initials }) };
      const found = await inTime(customiser.design(design), timeoutMs);
      if (found.kind === 'none') throw new ServiceError('API404');
      if (found.kind === 'rejected') throw new ServiceError('API400', { field: found.field });
      await storeRecipes(db, [found], now());
      return toRecipe(found.recipe, product.name, context.edition);
    },
    getRecipe: async ({ params, context, reply }) => {
      const found = await inTime(customiser.find(params.recipeId), timeoutMs);
      if (found.kind === 'gone') throw new ServiceError('API404');
      const { recipe } = found;
      const product = await customProduct(db, recipe.productId, context.edition);
      await storeRecipes(db, [{ recipe }], now());
      reply.header('cache-control', 'no-store');
      return toRecipe(recipe, product.name, context.edition);
    },
  });
};
