import { siteOf, type Site } from '../sites/sites.ts';
import { useTranslator } from './TranslatorContext.tsx';

export const useSite = (): Site => siteOf(useTranslator().site.locale);
