import { ApiError } from '@haberdash/api-client';
import type { ProductSet } from '@haberdash/api-client/products';
import { NO_ANSWER } from '@haberdash/checkout';
import { data, redirect } from 'react-router';
import { addEach } from '../../../buy/cart/index.server.ts';
import { parseProductPath } from '../../product/index.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { fault, rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { hasChoice, inputsOf, isBuyable, toSetItem, type SetItem } from '../model/set-item.ts';
import { findDetails, setJsonLd } from '../../product/index.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

async function findSet(read: PrivateRead): Promise<{ set: ProductSet; items: readonly SetItem[] }> {
  const productSetId = parseProductPath(read.params['set'] ?? '')?.code;
  const missing = () => fault('not-found', read.correlationId, 404);
  if (productSetId === undefined) throw missing();
  try {
    const set = await read.api.products.GET('/products/v2/products/{productSetId}/productSet', {
      params: { path: { productSetId } },
    });
    const found = await Promise.all(set.products.map(({ id }) => findDetails(read, id)));
    const items = found.flatMap((product) =>
      product === undefined ? [] : [toSetItem(product, read.site.locale)],
    );
    return { set, items };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw missing();
    throw error;
  }
}

const addedIn = (query: URLSearchParams): number => {
  const added = Number(query.get('added') ?? '0');
  return Number.isInteger(added) && added > 0 && added <= 12 ? added : 0;
};

export async function readSet(read: PrivateRead) {
  const { set, items } = await findSet(read);
  const head = pageHead(read, {
    title: set.name,
    description: set.description ?? set.name,
    path: set.url,
    image: set.image?.src,
    product: { ...set.price, isAvailable: set.available },
  });
  return {
    head,
    jsonLd: setJsonLd(set, {
      brandName: read.site.brandName,
      image: head.image,
      url: head.canonical ?? set.url,
    }),
    name: set.name,
    description: set.description,
    image: set.image?.src,
    price: set.price,
    isWhole: set.available,
    items,
    added: addedIn(read.url.searchParams),
  };
}

/** What a rejected form is answered with: why at which product, what is in the bag now, and what was chosen. */
export interface SetResult {
  readonly formErrors: readonly FormError[];
  readonly added: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

function readChoices(
  { t }: PrivateRead,
  items: readonly SetItem[],
  values: Readonly<Record<string, string>>,
) {
  const selected = items.filter((item) => isBuyable(item) && values[inputsOf(item.id).selected] === 'on');
  const chosen = selected.map((item) => ({ item, productId: values[inputsOf(item.id).size] ?? '', qty: 1 }));
  const reject = (code: string, field?: string) =>
    toFormError(
      t,
      'cart.add.set',
      { code },
      field === undefined ? { place: 'banner' } : { place: 'field', field },
    );
  const formErrors = chosen
    .filter(({ item, productId }) => !hasChoice(item, productId))
    .map(({ item, productId }) =>
      reject(productId === '' ? 'SIZE_MISSING' : 'ITEM_OOS', inputsOf(item.id).size),
    );
  return { chosen, formErrors: selected.length === 0 ? [reject('NOTHING_CHOSEN')] : formErrors };
}

/** Puts the chosen products into the bag; one that cannot be had keeps none of the others away, and is an error at its size. */
export async function runSet(shopper: Shopper) {
  const { t, url } = shopper;
  const [values, { items }] = await Promise.all([shopper.form().then(textValues), findSet(shopper)]);
  const result = (partial: Omit<SetResult, 'values'>, typed = values) =>
    data<SetResult>(
      { ...partial, values: typed },
      { status: rejectedStatus(partial.formErrors[0]?.code ?? '') },
    );
  const { chosen, formErrors } = readChoices(shopper, items, values);
  if (formErrors.length > 0) return result({ formErrors, added: [] });
  try {
    const { rejected } = await addEach(shopper, chosen);
    if (rejected.length === 0) return redirect(`${url.pathname}?added=${chosen.length}`, 303);
    const isRejected = new Set(rejected.map(({ item }) => item.id));
    const added = chosen.filter(({ item }) => !isRejected.has(item.id));
    // What is in the cart is not added again by the next press.
    const left = Object.entries(values).filter(
      ([name]) => !added.some(({ item }) => name === inputsOf(item.id).selected),
    );
    const fieldErrors = rejected.map(({ item, formError }) =>
      toFormError(t, 'cart.add.set', formError, { place: 'field', field: inputsOf(item.id).size }),
    );
    return result(
      { formErrors: fieldErrors, added: added.map(({ item }) => item.name) },
      Object.fromEntries(left),
    );
  } catch (error) {
    // The content of the cart is unknown: it is shown before the next press.
    if (!isFailedRead(error)) throw error;
    return result({
      formErrors: [toFormError(t, 'cart.add.set', { code: NO_ANSWER }, { place: 'banner' })],
      added: [],
    });
  }
}
