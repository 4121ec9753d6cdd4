import type { Image, Variation } from '@haberdash/api-client/cart';

import { sizeKindLabels, customisationMessages, recipeAlt } from '../../catalogue/index.ts';
import { formatText, textIn, type Edition } from '../../../shared/text.ts';
import { cartMessages } from './messages.ts';
import type { SoldVariant } from './products.ts';

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

/** Labels of colour and size, or of a design's choices instead of the colour. */
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

/** The image of a variant's colour or design. */
export const imageOf = (
  { name, color, image, recipe }: Pick<SoldVariant, 'name' | 'color' | 'image' | 'recipe'>,
  edition: Edition,
): Image => ({
  src: image,
  alt: recipe === undefined ? `${name}, ${color}` : recipeAlt(name, recipe, edition),
});
