import { ApiError, type CallControls } from '@haberdash/api-client';
import type { Customisation, Recipe } from '@haberdash/api-client/products';
import { redirect } from 'react-router';
import { addItem, cartOf } from '../../../buy/cart/index.server.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';
import { optional } from '../../../../shared/reads/optional.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { PART } from '../model/custom-product.ts';
import {
  rejectedCallResult,
  readCustomProduct,
  toCustomProduct,
  type CustomisationShopper,
} from './custom-product.server.ts';

const RECIPE = /^[A-Za-z0-9_-]{1,60}$/;

/** The recipe of the address: none where it names none, `gone` where the customiser knows it no more. */
async function readRecipe(
  read: PrivateRead,
  productId: string,
  call: CallControls,
): Promise<Recipe | 'gone' | undefined> {
  const recipeId = read.url.searchParams.get('recipe') ?? '';
  if (!RECIPE.test(recipeId)) return undefined;
  try {
    const recipe = await read.api.products.GET('/products/v1/recipes/{recipeId}', {
      params: { path: { recipeId } },
      ...call,
    });
    return recipe.productId === productId ? recipe : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'gone';
    throw error;
  }
}

const readOffer = (read: PrivateRead, productId: string): Promise<Customisation | undefined> =>
  optional(read, 'customisation', (call) =>
    read.api.products.GET('/products/v1/products/{productId}/customisation', {
      params: { path: { productId } },
      ...call,
    }),
  );

/** The page on which a product is designed, with the design of its address; it begins with the first ready one. */
export async function readCustomise(read: PrivateRead) {
  const details = await readCustomProduct(read, ({ isCustoms }) => isCustoms === true);
  const [offer, requested] = await Promise.all([
    readOffer(read, details.id),
    optional(read, 'recipe', (call) => readRecipe(read, details.id, call)),
  ]);
  return {
    head: pageHead(read, {
      title: read.t('customisation.customiseTitle', { product: details.name }),
      noIndex: true,
    }),
    product: toCustomProduct(read, details),
    offer,
    recipe: requested === undefined || requested === 'gone' ? offer?.designs[0]?.recipe : requested,
    isGone: requested === 'gone',
  };
}

const INPUTS = { initials: { field: 'initials', code: 'INITIALS_INVALID' } } as const;

async function design(
  shopper: CustomisationShopper,
  productId: string,
  values: Readonly<Record<string, string>>,
) {
  const choices = Object.entries(values).flatMap(([name, option]) =>
    name.startsWith(PART) ? [{ part: name.slice(PART.length), option }] : [],
  );
  const initials = (values['initials'] ?? '').trim();
  try {
    const { recipeId } = await shopper.api.products.POST('/products/v1/products/{productId}/recipes', {
      params: { path: { productId } },
      body: {
        choices,
        ...(initials === '' ? {} : { initials: initials.slice(0, 12) }),
      },
    });
    return redirect(`${shopper.url.pathname}?recipe=${encodeURIComponent(recipeId)}`, 303);
  } catch (error) {
    return rejectedCallResult(shopper, error, values, INPUTS);
  }
}

/** Shows a design, or puts it into the bag. */
export async function runCustomise(shopper: CustomisationShopper) {
  const values = textValues(await shopper.form());
  const details = await readCustomProduct(shopper, ({ isCustoms }) => isCustoms === true);
  const { recipeId = '', intent } = values;
  if (intent === 'design') return design(shopper, details.id, values);
  if (intent !== 'add' || !RECIPE.test(recipeId)) throw fault('bad-address', shopper.correlationId);
  const { variantId } = toCustomProduct(shopper, details);
  try {
    const call = await addItem(
      shopper,
      {
        productId: variantId,
        qty: 1,
        recipeId,
        pdpUrl: details.url,
        productImageURL: `/images/recipes/${recipeId}`,
      },
      { isShownByBag: true },
    );
    cartOf(call);
  } catch (error) {
    return rejectedCallResult(shopper, error, values, {});
  }
  throw redirect(`/${shopper.site.locale}/cart?done=add&product=${variantId}`, 303);
}
