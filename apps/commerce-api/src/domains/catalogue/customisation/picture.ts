import type { Customiser } from '../../../providers/customiser/provider.ts';
import type { Picture } from '../../../providers/pictures/provider.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findRecipes } from './repository.ts';

/** Increase with every change to the customiser's drawings, so that cached images are rebuilt. */
const DRAWING_VERSION = 1;

/** The picture of a stored recipe; unknown ids never reach the customiser. */
export const findPicturedRecipe =
  (db: Executor, customiser: Pick<Customiser, 'picture'>) =>
  async (recipeId: string): Promise<Picture | undefined> => {
    if (!(await findRecipes(db, [recipeId])).has(recipeId)) return undefined;
    return {
      key: [DRAWING_VERSION, 'recipe', recipeId],
      original: async () => ({ kind: 'vector', svg: await customiser.picture(recipeId) }),
    };
  };
