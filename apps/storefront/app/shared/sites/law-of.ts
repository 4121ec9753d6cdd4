import type { Translator } from '../i18n/translator.ts';
import { defaultSite, findSite, type Site } from './sites.ts';

/** What the law of the country asks the shop to show. */
export const lawOf = ({ site }: Pick<Translator, 'site'>): Site['law'] =>
  (findSite(`/${site.locale}`) ?? defaultSite).law;
