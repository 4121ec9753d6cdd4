import { inTime } from '../../../providers/in-time.ts';
import type { Customiser } from '../../../providers/customiser/provider.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import { storeRecipes } from './repository.ts';

/** A design that a call names: by its recipe, or by the code of one that is offered ready-made. */
export interface NamedDesign {
  readonly productId: string;
  readonly recipeId?: string | undefined;
  readonly code?: string | undefined;
}

/** Asks the customiser for a design that the shop does not know yet; outside a transaction. */
export type LearnRecipe = (design: NamedDesign) => Promise<void>;

/** Learns recipes at the customiser: INV700 for one that is gone. */
export const createLearnRecipe =
  (
    { database, clock }: { readonly database: Pick<Database, 'read'>; readonly clock: Clock },
    customiser: Customiser,
    timeoutMs: number,
  ): LearnRecipe =>
  async ({ productId, recipeId, code }) => {
    const now = new Date(clock.now());
    if (recipeId !== undefined) {
      const found = await inTime(customiser.find(recipeId), timeoutMs);
      if (found.kind === 'gone') throw new ServiceError('INV700', { field: 'recipeId' });
      await storeRecipes(database.read, [{ recipe: found.recipe }], now);
    }
    if (code !== undefined) {
      const found = await inTime(customiser.offer(productId), timeoutMs);
      const design =
        found.kind === 'none' ? undefined : found.offer.designs.find((each) => each.code === code);
      if (design === undefined) throw new ServiceError('INV700', { field: 'precreatedCustomsCode' });
      await storeRecipes(database.read, [design], now);
    }
  };
