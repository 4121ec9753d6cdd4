import type { Customisation, Recipe as ShownRecipe } from '@haberdash/api-client/products';

import type { CustomOffer, Recipe } from '../../../providers/customiser/provider.ts';
import { textIn, type Edition } from '../../../shared/text.ts';
import { recipePicturePath } from '../catalogue/paths.ts';
import { customisationMessages } from './messages.ts';

/** The alternative text of a design, such as `Daypack, Pine, Oat`. */
export const recipeAlt = (
  productName: string,
  { choices }: Pick<Recipe, 'choices'>,
  edition: Edition,
): string => [productName, ...choices.map(({ values }) => textIn(values, edition))].join(', ');

export const toRecipe = (
  { id, productId, choices, initials }: Recipe,
  productName: string,
  edition: Edition,
): ShownRecipe => ({
  recipeId: id,
  productId,
  image: { src: recipePicturePath(id), alt: recipeAlt(productName, { choices }, edition) },
  choices: choices.map(({ part, option, labels, values }) => ({
    part,
    option,
    label: textIn(labels, edition),
    value: textIn(values, edition),
  })),
  ...(initials === undefined ? {} : { initials }),
});

/** The choices of a product in the language of a site. */
export const toCustomisation = (
  { id, name }: { readonly id: string; readonly name: string },
  { parts, mostInitials, designs }: CustomOffer,
  edition: Edition,
): Customisation => ({
  productId: id,
  parts: parts.map(({ id: part, labels, options }) => ({
    id: part,
    label: textIn(labels, edition),
    options: options.map((option) => ({
      id: option.id,
      label: textIn(option.labels, edition),
      hex: option.hex,
    })),
  })),
  ...(mostInitials === undefined
    ? {}
    : {
        initials: { label: textIn(customisationMessages.initials, edition), maxLength: mostInitials },
      }),
  designs: designs.map(({ code, names, recipe }) => ({
    precreatedCustomsCode: code,
    name: textIn(names, edition),
    recipe: toRecipe(recipe, name, edition),
  })),
});
