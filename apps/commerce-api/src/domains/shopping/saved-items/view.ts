import type { SavedItem, SaveForLater } from '@haberdash/api-client/wishlists';

import { toMajor } from '../../../shared/money.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { allowedQuantity } from '../cart/rules/quantity.ts';
import { asDesigned, findSoldVariants, findVariantNames, type SoldVariant } from '../cart/products.ts';
import { imageOf, variationsOf } from '../cart/variations.ts';
import { productPath, findRecipes } from '../../catalogue/index.ts';
import { savedReader, type Page, type SavedListRow, type ShownRow } from './repository.ts';

type Site = Pick<RequestContext, 'edition' | 'currency' | 'country'>;

const detailsOf = (sold: SoldVariant, { currency, edition }: Site) => ({
  name: sold.name,
  image: imageOf(sold, edition),
  price: {
    currency,
    current: toMajor(sold.current),
    original: toMajor(sold.original),
    ...(sold.lowest === null ? {} : { lowestPrice30Days: toMajor(sold.lowest) }),
  },
  variants: variationsOf(sold, edition),
});

/** An item; unsold ones have no price, and a name where known. */
const toItem = (
  { id, variantId, recipeId, quantity, slug, productId }: ShownRow,
  sold: SoldVariant | undefined,
  name: string | undefined,
  site: Site,
): SavedItem => ({
  itemId: id,
  productId: variantId,
  qty: quantity,
  ...(recipeId === '' ? {} : { recipeId }),
  pageUrl: sold?.pageUrl ?? productPath(slug, productId),
  available: sold !== undefined && sold.isSold && allowedQuantity(sold) > 0,
  ...(sold === undefined ? (name === undefined ? {} : { name }) : detailsOf(sold, site)),
});

/** A page of a list for this site; without an id before the first item. */
export async function showSaved(
  db: Executor,
  list: Own<SavedListRow> | undefined,
  page: Page,
  site: Site,
): Promise<SaveForLater> {
  if (list === undefined) return { items: [], total: 0 };
  const saved = savedReader(db);
  const rows = await saved.page(list, page);
  const ids = rows.map(({ variantId }) => variantId);
  const sold = await findSoldVariants(db, ids, site);
  const recipes = await findRecipes(
    db,
    rows.map(({ recipeId }) => recipeId),
  );
  const soldAs = ({ variantId, recipeId }: ShownRow): SoldVariant | undefined => {
    const found = sold.get(variantId);
    return found && asDesigned(found, recipes.get(recipeId));
  };
  const gone = ids.filter((id) => !sold.has(id));
  const names = await findVariantNames(db, gone, site.edition);
  return {
    saveForLaterId: list.id,
    total: await saved.total(list),
    items: rows.map((row) => toItem(row, soldAs(row), names.get(row.variantId), site)),
  };
}
