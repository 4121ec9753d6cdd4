import * as v from 'valibot';
import { image, optionalText, safeUrl, text } from './fields.ts';

const amount = v.pipe(v.number(), v.minValue(0));
const label = v.object({ id: text(40), label: text(60) });

/** A product in a list, as the product service sends it. */
export const productCard = v.object({
  id: text(14),
  masterId: text(14),
  name: text(120),
  kindLabel: optionalText(80),
  url: safeUrl,
  image,
  price: v.object({
    currency: text(3),
    current: amount,
    original: amount,
    highCurrent: v.optional(amount),
    lowestPrice30Days: v.optional(amount),
  }),
  colors: v.array(
    v.object({
      id: text(20),
      label: text(60),
      hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
      defaultColor: v.optional(v.boolean()),
      image: text(300),
    }),
  ),
  badge: v.optional(label),
  eyebrow: v.optional(label),
  rating: v.optional(v.object({ score: v.number(), reviewsCount: v.number() })),
  available: v.optional(v.boolean()),
  /** Labels of the available sizes; absent for a product of one size. */
  sizesInStock: v.optional(v.array(text(30))),
  recToken: optionalText(200),
});
export type ProductCardModel = v.InferOutput<typeof productCard>;
