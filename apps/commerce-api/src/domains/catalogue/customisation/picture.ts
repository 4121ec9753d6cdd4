import type { Customiser } from '../../../providers/customiser/provider.ts';
import type { Picture } from '../../../providers/pictures/provider.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findRecipes } from './repository.ts';

/** Raise with every change to what the customiser draws, or cached images stay as they were. */
const DRAWING_VERSION = 1;

/** Finds the picture of a recipe that the shop knows, so that nobody has the customiser draw what nobody designed. */
export const findPicturedRecipe =
  (db: Executor, customiser: Pick<Customiser, 'picture'>) =>
  async (recipeId: string): Promise<Picture | undefined> => {
    if (!(await findRecipes(db, [recipeId])).has(recipeId)) return undefined;
    return {
      key: [DRAWING_VERSION, 'recipe', recipeId],
      original: async () => ({ kind: 'vector', svg: await customiser.picture(recipeId) }),
    };
  };
