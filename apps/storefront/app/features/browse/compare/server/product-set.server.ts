import { ApiError } from '@haberdash/api-client';
import type { ProductSet } from '@haberdash/api-client/products';
import { NO_ANSWER } from '@haberdash/checkout';
import { data, redirect } from 'react-router';
import { addEach } from '../../../buy/cart/index.server.ts';
import { parseProductPath } from '../../product/index.ts';
import { textValues } from '../../../../shared/forms/form-texts.ts';
import type { PrivateRead } from '../../../../shared/reads/define-read.ts';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import { fault, refusedStatus } from '../../../../shared/reads/faults.ts';
import type { FormRefusal } from '../../../../shared/refusals/form-refusal.ts';
import { formRefusal } from '../../../../shared/refusals/refusal-text.server.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { hasChoice, inputsOf, isBuyable, toSetItem, type SetItem } from '../model/set-item.ts';
import { findDetails, setJsonLd } from '../../product/index.server.ts';

type Shopper = PrivateRead & { readonly form: () => Promise<FormData> };

/** The set of the address, with its products as they can be bought now. */
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

/** How many products of the set were added before the redirect to this address. */
const addedIn = (query: URLSearchParams): number => {
  const added = Number(query.get('added') ?? '0');
  return Number.isInteger(added) && added > 0 && added <= 12 ? added : 0;
};

/** The page of a set. */
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

/** What a refused form is answered with: why at which product, what is in the bag now, and what was chosen. */
export interface SetAnswer {
  readonly refusals: readonly FormRefusal[];
  readonly added: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

/** What was chosen of each product, and what is missing or cannot be had. */
function readChoices(
  { t }: PrivateRead,
  items: readonly SetItem[],
  values: Readonly<Record<string, string>>,
) {
  const wanted = items.filter((item) => isBuyable(item) && values[inputsOf(item.id).wanted] === 'on');
  const chosen = wanted.map((item) => ({ item, productId: values[inputsOf(item.id).size] ?? '', qty: 1 }));
  const refuse = (code: string, field?: string) =>
    formRefusal(
      t,
      'cart.add.set',
      { code },
      field === undefined ? { place: 'banner' } : { place: 'field', field },
    );
  const refusals = chosen
    .filter(({ item, productId }) => !hasChoice(item, productId))
    .map(({ item, productId }) =>
      refuse(productId === '' ? 'SIZE_MISSING' : 'ITEM_OOS', inputsOf(item.id).size),
    );
  return { chosen, refusals: wanted.length === 0 ? [refuse('NOTHING_CHOSEN')] : refusals };
}

/** Puts the chosen products into the bag; one that cannot be had keeps none of the others away, and is told at its size. */
export async function runSet(shopper: Shopper) {
  const { t, url } = shopper;
  const [values, { items }] = await Promise.all([shopper.form().then(textValues), findSet(shopper)]);
  const answer = (answered: Omit<SetAnswer, 'values'>, typed = values) =>
    data<SetAnswer>(
      { ...answered, values: typed },
      { status: refusedStatus(answered.refusals[0]?.code ?? '') },
    );
  const { chosen, refusals } = readChoices(shopper, items, values);
  if (refusals.length > 0) return answer({ refusals, added: [] });
  try {
    const refused = await addEach(shopper, chosen);
    if (refused.length === 0) return redirect(`${url.pathname}?added=${chosen.length}`, 303);
    const isRefused = new Set(refused.map(({ item }) => item.id));
    const added = chosen.filter(({ item }) => !isRefused.has(item.id));
    // What is in the bag now is not asked for again by the next press.
    const left = Object.entries(values).filter(
      ([name]) => !added.some(({ item }) => name === inputsOf(item.id).wanted),
    );
    const told = refused.map(({ item, refusal }) =>
      formRefusal(t, 'cart.add.set', refusal, { place: 'field', field: inputsOf(item.id).size }),
    );
    return answer({ refusals: told, added: added.map(({ item }) => item.name) }, Object.fromEntries(left));
  } catch (error) {
    // Nobody knows what is in the bag: it is shown before the shopper presses once more.
    if (!isFailedRead(error)) throw error;
    return answer({
      refusals: [formRefusal(t, 'cart.add.set', { code: NO_ANSWER }, { place: 'banner' })],
      added: [],
    });
  }
}
