import { inTime } from '../../../providers/in-time.ts';
import type { Customiser } from '../../../providers/customiser/provider.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import { storeRecipes } from './repository.ts';

/** A design by its recipe id, or by the code of a ready-made one. */
export interface NamedDesign {
  readonly productId: string;
  readonly recipeId?: string | undefined;
  readonly code?: string | undefined;
}

/** Fetches an unknown design from the customiser, outside a transaction. */
export type LearnRecipe = (design: NamedDesign) => Promise<void>;

/** Fetches recipes; INV700 for one that no longer exists. */
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
