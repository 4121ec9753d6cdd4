import type { SizeOption } from '@haberdash/ui';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { SizeView } from './product-view.ts';

/** The sizes of a colour as they are chosen: what is sold out is told, and cannot be. */
export const sizeOptions = (t: Translator, sizes: readonly SizeView[]): SizeOption[] =>
  sizes.map(({ sizeId, label, productId, soldOut, left }) => ({
    value: productId ?? `none-${sizeId}`,
    label,
    soldOut,
    disabled: soldOut,
    ...(left === undefined ? {} : { note: t('product.left', { count: left }) }),
  }));
