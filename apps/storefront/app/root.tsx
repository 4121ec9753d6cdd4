import { ConsentSlot } from './features/measure/consent/index.ts';
import { SearchBox } from './features/browse/search/index.ts';
import { pageDecisions } from './features/measure/experiments/index.server.ts';
import { LazyTracking } from './features/measure/tracking/index.ts';
import '@haberdash/ui/tokens.css';
import '@haberdash/ui/fonts.css';
import '@haberdash/ui/base.css';
import './app.css';
import './shared/sites/theme.css';
import { SkipLink } from '@haberdash/ui';
import { use, type ReactNode } from 'react';
import { Links, Meta, Outlet, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { DeferredClient, useHydratedRoot } from '@haberdash/page-engine';
import { useTranslator } from './shared/i18n/TranslatorContext.tsx';
import { pipeline } from './shared/pipeline/index.ts';
import { readFault } from './shared/reads/read-fault.ts';
import { FaultPage } from './frame/FaultPage.tsx';
import { MAIN_ID } from './frame/Main.tsx';
import { siteOf } from './shared/sites/sites.ts';
import { DocumentTags } from './shared/consent/tag-settings.ts';
import { StateProvider } from './shared/state/StateProvider.tsx';

export const middleware: Route.MiddlewareFunction[] = [...pipeline, pageDecisions];

// The font is not preloaded: it would take bandwidth from the first picture, and a fallback of the same metrics is
// shown until then.
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

// The development server adds a stylesheet with a nonce, which the browser hides from scripts, so that hydration would
// find a mismatch.
const DEVELOPMENT_NONCE = import.meta.env.DEV ? { nonce: '' } : {};

/** The document around every page and fault. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const { site } = t;
  const { brand, region } = siteOf(site.locale);
  return (
    // The consent script marks the document before hydration, and only the server knows the providers of analytics.
    <html
      lang={site.languageTag}
      data-site={site.locale}
      data-brand={brand}
      data-tags={use(DocumentTags)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links {...DEVELOPMENT_NONCE} />
        {region === 'EMEA' && (
          <noscript>
            <link rel="stylesheet" href={`/${site.locale}/consent.css`} />
          </noscript>
        )}
      </head>
      <body>
        <SkipLink target={MAIN_ID}>{t('common.skipToContent')}</SkipLink>
        <ConsentSlot />
        {children}
        <DeferredClient />
      </body>
    </html>
  );
}

/** The shop: store, page, and the mark that scripts run. */
export default function App() {
  useHydratedRoot();
  return (
    <StateProvider>
      <Outlet />
      <LazyTracking />
    </StateProvider>
  );
}

/** The last boundary, for faults of the frame itself. */
export function ErrorBoundary() {
  return <FaultPage fault={readFault(useRouteError())} search={<SearchBox />} />;
}
