import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTranslator, type MessageTable } from './i18n/translator.ts';
import { TranslatorProvider } from './i18n/TranslatorContext.tsx';
import { defaultSite, sites, type Language } from './sites/sites.ts';

const languages: Readonly<Record<Language, () => Promise<{ readonly messages: MessageTable }>>> = {
  de: () => import('./i18n/languages/de.ts'),
  en: () => import('./i18n/languages/en.ts'),
  fr: () => import('./i18n/languages/fr.ts'),
};

const site = sites.find(({ locale }) => locale === document.documentElement.dataset['site']) ?? defaultSite;

// Without its texts the page stays the document that it is, which works.
void languages[site.language]().then(({ messages }) => {
  const translator = createTranslator(messages, site);
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslatorProvider value={translator}>
        <HydratedRouter />
      </TranslatorProvider>,
    );
  });
});
