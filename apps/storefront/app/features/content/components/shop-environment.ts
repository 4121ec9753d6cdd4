import { ShopCard } from '../../browse/cards/index.ts';
import type { BlockEnvironment } from '@haberdash/blocks';
import { imageUrl } from '../../../shared/pictures/image-url.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { Site } from '../../../shared/sites/sites.ts';
import { modalUrl } from '../model/modal-url.ts';
import { textsOf } from './block-texts.ts';

/** The part of the block environment that is the same on every page of a site. */
export const shopEnvironment = (
  t: Translator,
  { locale, brand, switches }: Pick<Site, 'locale' | 'brand' | 'switches'>,
): Omit<BlockEnvironment, 'path'> => ({
  locale,
  Link: 'a',
  imageUrl,
  formatMoney: t.formats.money,
  texts: textsOf(t),
  ProductCard: ShopCard,
  hasHostedVideo: switches.hostedVideo,
  menuIconUrl: (icon) => `/img/logos/${brand}/${icon}.svg`,
  modalUrl: (name) => modalUrl(locale, name),
});
