import { siteOf, type Site } from './sites.ts';

export const lawOf = (locale: string): Site['law'] => siteOf(locale).law;
