import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Customiser } from './provider.ts';

const name = v.pipe(v.string(), v.maxLength(80));
const texts = v.object({
  en: name,
  fr: name,
  de: name,
  es: name,
  it: name,
  'en-us': v.exactOptional(name),
  'en-ca': v.exactOptional(name),
  'fr-ca': v.exactOptional(name),
});
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/));
const recipe = v.object({
  id,
  productId: v.pipe(v.string(), v.maxLength(14)),
  choices: v.pipe(v.array(v.object({ part: id, option: id, labels: texts, values: texts })), v.maxLength(8)),
  initials: v.optional(v.pipe(v.string(), v.maxLength(12))),
});
const offer = v.object({
  parts: v.pipe(
    v.array(
      v.object({
        id,
        labels: texts,
        options: v.pipe(
          v.array(v.object({ id, labels: texts, hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)) })),
          v.maxLength(30),
        ),
      }),
    ),
    v.maxLength(8),
  ),
  mostInitials: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  designs: v.pipe(v.array(v.object({ code: id, names: texts, recipe })), v.maxLength(12)),
});
const none = v.object({ kind: v.literal('none') });
const offered = v.variant('kind', [v.object({ kind: v.literal('offered'), offer }), none]);
const designed = v.variant('kind', [
  v.object({ kind: v.literal('designed'), recipe }),
  v.object({ kind: v.literal('rejected'), field: v.pipe(v.string(), v.maxLength(60)) }),
  none,
]);
const found = v.variant('kind', [
  v.object({ kind: v.literal('found'), recipe }),
  v.object({ kind: v.literal('gone') }),
]);
/** Larger markup is no product picture. */
const MOST_MARKUP = 2_000_000;
const picture = v.object({
  svg: v.pipe(v.string(), v.startsWith('<svg '), v.maxLength(MOST_MARKUP)),
});

export function httpCustomiser(address: ProviderAddress): Customiser {
  const call = providerClient(address);
  const base = '/customiser/v1';
  const pathOf = (recipeId: string): string => `${base}/recipes/${encodeURIComponent(recipeId)}`;
  return {
    offer: (productId) =>
      call({ method: 'GET', path: `${base}/products/${encodeURIComponent(productId)}`, response: offered }),
    design: (body) => call({ method: 'POST', path: `${base}/recipes`, body, response: designed }),
    find: (recipeId) => call({ method: 'GET', path: pathOf(recipeId), response: found }),
    picture: async (recipeId) =>
      (await call({ method: 'GET', path: `${pathOf(recipeId)}/picture`, response: picture })).svg,
  };
}
