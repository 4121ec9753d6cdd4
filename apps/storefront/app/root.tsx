import { ConsentSlot } from './features/measure/consent/index.ts';
import { SearchBox } from './features/browse/search/index.ts';
import { LazyTracking } from './features/measure/tracking/index.ts';
import '@haberdash/ui/tokens.css';
import '@haberdash/ui/fonts.css';
import '@haberdash/ui/base.css';
import './app.css';
import { SkipLink } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { DeferredClient, useHydratedRoot } from '@haberdash/page-engine';
import { useTranslator } from './shared/i18n/TranslatorContext.tsx';
import { pipeline } from './shared/pipeline/index.ts';
import { readFault } from './shared/reads/read-fault.ts';
import { FaultPage } from './frame/FaultPage.tsx';
import { MAIN_ID } from './frame/Main.tsx';
import { siteOf } from './shared/sites/sites.ts';
import { StateProvider } from './shared/state/StateProvider.tsx';

export const middleware: Route.MiddlewareFunction[] = pipeline;

// The font is not fetched ahead: it would take bandwidth from the first picture, and until it is there a fallback of
// the same measures stands in.
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

// The development server adds a stylesheet with the nonce, which the browser hides from scripts: hydration would find
// another attribute than it made. Styles need none there.
const DEVELOPMENT_NONCE = import.meta.env.DEV ? { nonce: '' } : {};

/** The document around every page, also around a fault. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const { site } = t;
  const { brand, region } = siteOf(site.locale);
  return (
    // What asks for consent marks the document before it hydrates.
    <html lang={site.languageTag} data-site={site.locale} data-brand={brand} suppressHydrationWarning>
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

/** The shop: one store of state, the page, and the sign that scripts have taken over. */
export default function App() {
  useHydratedRoot();
  return (
    <StateProvider>
      <Outlet />
      <LazyTracking />
    </StateProvider>
  );
}

/** The last boundary: says what happened where even the frame of the page could not be shown. */
export function ErrorBoundary() {
  return <FaultPage fault={readFault(useRouteError())} search={<SearchBox />} />;
}
