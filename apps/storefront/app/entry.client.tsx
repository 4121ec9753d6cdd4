import { hydrateDocument } from '@haberdash/page-engine/client';
import type { ReactNode } from 'react';
import { siteMessages } from 'virtual:site-messages';
import { createLazyMessages } from './shared/i18n/lazy-messages.ts';
import type { MessageArea } from './pages/message-area.ts';
import { createTranslator, type MessageTable } from './shared/i18n/translator.ts';
import { TranslatorProvider } from './shared/i18n/TranslatorContext.tsx';
import { pageOf } from './pages/page-of.ts';
import { pageRow } from './pages/pages.ts';
import { defaultSite, sites } from './shared/sites/sites.ts';

const site = sites.find(({ locale }) => locale === document.documentElement.dataset['site']) ?? defaultSite;

const fetchChunk = async (chunk: MessageArea | 'every'): Promise<MessageTable> =>
  (await siteMessages[site.locale]?.[chunk]())?.messages ?? {};

async function ready(): Promise<(router: ReactNode) => ReactNode> {
  const base = fetchChunk('every');
  const needed = pageRow(pageOf(window.location.pathname)).texts ?? [];
  // In parallel where the first view needs more than the texts of every page.
  const early = new Map(needed.map((area) => [area, fetchChunk(area)]));
  const lazy = createLazyMessages(await base, (area) => early.get(area) ?? fetchChunk(area));
  await Promise.all(needed.map(lazy.load));
  const translator = createTranslator(lazy.table, site, lazy);
  return (router) => <TranslatorProvider value={translator}>{router}</TranslatorProvider>;
}

void hydrateDocument(ready());
