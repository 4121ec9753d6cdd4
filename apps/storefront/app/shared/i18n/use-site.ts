import { siteOf, type Site } from '../sites/sites.ts';
import { useTranslator } from './TranslatorContext.tsx';

/** The site of the page. */
export const useSite = (): Site => siteOf(useTranslator().site.locale);
