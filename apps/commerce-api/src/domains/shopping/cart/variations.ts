import type { Image, Variation } from '@haberdash/api-client/cart';

import { sizeKindLabels, customisationMessages, recipeAlt } from '../../catalogue/index.ts';
import { formatText, textIn, type Edition } from '../../../shared/text.ts';
import { cartMessages } from './messages.ts';
import type { SoldVariant } from './products.ts';

/** A choice of a recipe, in the words of a site. */
const choicesOf = ({ recipe }: Pick<SoldVariant, 'recipe'>, edition: Edition): Variation[] => {
  if (recipe === undefined) return [];
  const { choices, initials } = recipe;
  return [
    ...choices.map(({ labels, values }) => ({
      code: 'custom' as const,
      label: textIn(labels, edition),
      value: textIn(values, edition),
    })),
    ...(initials === null
      ? []
      : [
          {
            code: 'custom' as const,
            label: formatText(customisationMessages.initials, edition),
            value: `“${initials}”`,
          },
        ]),
  ];
};

/** Colour and size of a variant, labelled in the language of a site; of a design its choices in place of the colour. */
export const variationsOf = (
  sold: Pick<SoldVariant, 'color' | 'size' | 'sizeKind' | 'recipe'>,
  edition: Edition,
): Variation[] => [
  ...(sold.recipe === undefined
    ? [{ code: 'color' as const, label: formatText(cartMessages.color, edition), value: sold.color }]
    : []),
  { code: 'size', label: formatText(sizeKindLabels[sold.sizeKind], edition), value: sold.size },
  ...choicesOf(sold, edition),
];

/** The picture of a variant: its colour, or the design that it is made by. */
export const imageOf = (
  { name, color, image, recipe }: Pick<SoldVariant, 'name' | 'color' | 'image' | 'recipe'>,
  edition: Edition,
): Image => ({
  src: image,
  alt: recipe === undefined ? `${name}, ${color}` : recipeAlt(name, recipe, edition),
});
