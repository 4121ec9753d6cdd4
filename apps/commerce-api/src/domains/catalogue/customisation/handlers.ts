import { inTime } from '../../../providers/in-time.ts';
import type { Customiser } from '../../../providers/customiser/provider.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import type { Clock } from '../../../shared/clock.ts';
import { CATALOGUE_CACHE } from '../catalogue/cache-control.ts';
import { customProduct, keepRecipes } from './repository.ts';
import { toCustomisation, toRecipe } from './view.ts';

/** What the calls are made from. */
export interface CustomisationParts {
  readonly database: Pick<Database, 'read'>;
  readonly clock: Clock;
  readonly customiser: Customiser;
  readonly timeoutMs: number;
}

/** Calls about designs of products that are made to order (spec 2 §4). */
export const customisationHandlers = ({ database, clock, customiser, timeoutMs }: CustomisationParts) => {
  const db = database.read;
  const now = (): Date => new Date(clock.now());
  return defineHandlers({
    getCustomisation: async ({ params, context, reply }) => {
      const product = await customProduct(db, params.productId, context.edition);
      const answer = await inTime(customiser.offer(product.id), timeoutMs);
      if (answer.kind === 'none') throw new ServiceError('API404');
      await keepRecipes(db, answer.offer.designs, now());
      reply.header('cache-control', CATALOGUE_CACHE);
      return toCustomisation(product, answer.offer, context.edition);
    },
    createRecipe: async ({ params, body, context }) => {
      const product = await customProduct(db, params.productId, context.edition);
      const { choices, initials } = body;
      const wanted = { productId: product.id, choices, ...(initials === undefined ? {} : { initials }) };
      const answer = await inTime(customiser.design(wanted), timeoutMs);
      if (answer.kind === 'none') throw new ServiceError('API404');
      if (answer.kind === 'rejected') throw new ServiceError('API400', { field: answer.field });
      await keepRecipes(db, [answer], now());
      return toRecipe(answer.recipe, product.name, context.edition);
    },
    getRecipe: async ({ params, context, reply }) => {
      const answer = await inTime(customiser.find(params.recipeId), timeoutMs);
      if (answer.kind === 'gone') throw new ServiceError('API404');
      const { recipe } = answer;
      const product = await customProduct(db, recipe.productId, context.edition);
      await keepRecipes(db, [{ recipe }], now());
      reply.header('cache-control', 'no-store');
      return toRecipe(recipe, product.name, context.edition);
    },
  });
};
