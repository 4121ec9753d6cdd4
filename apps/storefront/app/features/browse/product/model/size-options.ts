import type { SizeOption } from '@haberdash/ui';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { SizeView } from './product-view.ts';

/** The sizes of a colour as options; sold-out ones are labelled and disabled. */
export const sizeOptions = (t: Translator, sizes: readonly SizeView[]): SizeOption[] =>
  sizes.map(({ sizeId, label, productId, soldOut, left }) => ({
    value: productId ?? `none-${sizeId}`,
    label,
    soldOut,
    disabled: soldOut,
    ...(left === undefined ? {} : { note: t('product.left', { count: left }) }),
  }));
