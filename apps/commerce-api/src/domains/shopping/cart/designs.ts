import type { NewItem } from '@haberdash/api-client/cart';

import { ProviderCallFirst } from '../../../platform/policy/provider-call-first.ts';
import { findReadyDesign, findRecipes, type RecipeRow } from '../../catalogue/index.ts';
import type { SoldVariant } from './products.ts';
import type { CartChange } from './change.ts';

/** The named design of a customisable product; an unknown one is fetched before the call restarts. */
export async function designOf(
  { db, learn }: Pick<CartChange, 'db' | 'learn'>,
  { soldAs, productId }: SoldVariant,
  { recipeId, precreatedCustomsCode: code }: Pick<NewItem, 'recipeId' | 'precreatedCustomsCode'>,
): Promise<RecipeRow | undefined> {
  if (soldAs !== 'custom' || (recipeId === undefined && code === undefined)) return undefined;
  const known =
    recipeId === undefined
      ? await findReadyDesign(db, productId, code ?? '')
      : (await findRecipes(db, [recipeId])).get(recipeId);
  if (known === undefined) throw new ProviderCallFirst(() => learn({ productId, recipeId, code }));
  return known;
}
