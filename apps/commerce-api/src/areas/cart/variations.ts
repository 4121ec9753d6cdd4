import type { Variation } from '@haberdash/api-client/cart';

import { sizeKindLabels } from '../catalogue/messages.ts';
import { say, type Edition } from '../../shared/text.ts';
import { cartMessages } from './messages.ts';
import type { SoldVariant } from './products.ts';

/** Colour and size of a variant, labelled in the language of a site. */
export const variationsOf = (
  { color, size, sizeKind }: Pick<SoldVariant, 'color' | 'size' | 'sizeKind'>,
  edition: Edition,
): Variation[] => [
  { code: 'color', label: say(cartMessages.color, edition), value: color },
  { code: 'size', label: say(sizeKindLabels[sizeKind], edition), value: size },
];
