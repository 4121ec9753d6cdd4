import { startTransition, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LEAVING } from './client/late-client.ts';
import { createLateMessages, needsBuyingMessages } from './i18n/late-messages.ts';
import { createTranslator, type MessageTable } from './i18n/translator.ts';
import { TranslatorProvider } from './i18n/TranslatorContext.tsx';
import { defaultSite, sites, type Language } from './sites/sites.ts';

type FetchMessages = () => Promise<{ readonly messages: MessageTable }>;

const languages: Readonly<
  Record<Language, { readonly shop: FetchMessages; readonly buying: FetchMessages }>
> = {
  de: {
    shop: () => import('./i18n/languages/de.ts'),
    buying: () => import('./i18n/languages/de-buying.ts'),
  },
  en: {
    shop: () => import('./i18n/languages/en.ts'),
    buying: () => import('./i18n/languages/en-buying.ts'),
  },
  es: {
    shop: () => import('./i18n/languages/es.ts'),
    buying: () => import('./i18n/languages/es-buying.ts'),
  },
  fr: {
    shop: () => import('./i18n/languages/fr.ts'),
    buying: () => import('./i18n/languages/fr-buying.ts'),
  },
  it: {
    shop: () => import('./i18n/languages/it.ts'),
    buying: () => import('./i18n/languages/it-buying.ts'),
  },
};

const site = sites.find(({ locale }) => locale === document.documentElement.dataset['site']) ?? defaultSite;

const isLeaving = () => document.documentElement.dataset[LEAVING] !== undefined;
const never = new Promise<never>(() => undefined);

/** The router, which reads the address when it is first rendered: in a document that is being replaced it never is. */
function Shop() {
  if (isLeaving()) use(never);
  return <HydratedRouter />;
}

async function start(): Promise<void> {
  const { shop, buying } = languages[site.language];
  // Both parts at once where the first view needs both.
  const early = needsBuyingMessages(window.location.pathname) ? buying() : undefined;
  const late = createLateMessages((await shop()).messages, () => early ?? buying());
  if (early !== undefined) await late.loadBuying();
  if (isLeaving()) return;
  const translator = createTranslator(late.table, site, late.onMissing);
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslatorProvider value={translator}>
        <Shop />
      </TranslatorProvider>,
    );
  });
}

// Without its texts the page stays the document that it is, which works.
void start();
