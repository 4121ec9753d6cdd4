import { hydrateDocument } from '@haberdash/page-engine/client';
import type { ReactNode } from 'react';
import { createLazyMessages } from './shared/i18n/lazy-messages.ts';
import type { MessageArea } from './shared/i18n/message-area.ts';
import { joinAreas } from './shared/i18n/message-table.ts';
import { createTranslator, type MessageTable } from './shared/i18n/translator.ts';
import { TranslatorProvider } from './shared/i18n/TranslatorContext.tsx';
import { pageOf } from './pages/page-of.ts';
import { pageRow } from './pages/pages.ts';
import { defaultSite, sites, type Language } from './shared/sites/sites.ts';

const languages: Readonly<Record<Language, () => Promise<{ readonly messages: MessageTable }>>> = {
  de: () => import('./shared/i18n/languages/de.ts'),
  en: () => import('./shared/i18n/languages/en.ts'),
  es: () => import('./shared/i18n/languages/es.ts'),
  fr: () => import('./shared/i18n/languages/fr.ts'),
  it: () => import('./shared/i18n/languages/it.ts'),
};
const lazyAreas = import.meta.glob<Readonly<Record<string, string>>>(
  './shared/i18n/messages/*/{cart,checkout}.json',
  {
    import: 'default',
  },
);

const site = sites.find(({ locale }) => locale === document.documentElement.dataset['site']) ?? defaultSite;

async function fetchArea(area: MessageArea): Promise<MessageTable> {
  const path = `./shared/i18n/messages/${site.language}/${area}.json`;
  return joinAreas({ [path]: (await lazyAreas[path]?.()) ?? {} });
}

/** The texts of the first view, as what stands around the router. */
async function ready(): Promise<(router: ReactNode) => ReactNode> {
  const base = languages[site.language]();
  const needed = pageRow(pageOf(window.location.pathname)).texts ?? [];
  // All at once where the first view needs more than every page has.
  const early = new Map(needed.map((area) => [area, fetchArea(area)]));
  const lazy = createLazyMessages((await base).messages, (area) => early.get(area) ?? fetchArea(area));
  await Promise.all(needed.map(lazy.load));
  const translator = createTranslator(lazy.table, site, lazy.onMissing);
  return (router) => <TranslatorProvider value={translator}>{router}</TranslatorProvider>;
}

void hydrateDocument(ready());
