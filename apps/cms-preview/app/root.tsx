import '@haberdash/ui/tokens.css';
import '@haberdash/ui/fonts.css';
import '@haberdash/ui/base.css';
import './app.css';
import './shared/sites/theme.css';
import './dark.css';
import { DeferredClient, useHydratedRoot } from '@haberdash/page-engine';
import { Notice, SkipLink } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { pipeline } from './shared/pipeline/index.ts';

export const middleware: Route.MiddlewareFunction[] = pipeline;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

// As in the storefront: hydration would see an empty nonce on the development server's stylesheet.
const DEVELOPMENT_NONCE = import.meta.env.DEV ? { nonce: '' } : {};

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links {...DEVELOPMENT_NONCE} />
      </head>
      <body>
        <SkipLink target="main">Skip to content</SkipLink>
        {children}
        <DeferredClient />
      </body>
    </html>
  );
}

export default function App() {
  useHydratedRoot();
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  const heading = isLost ? 'This page does not exist' : 'The preview has failed';
  return (
    <main id="main" className="page">
      <title>{`${heading} · Preview`}</title>
      <h1>{heading}</h1>
      <Notice tone="error">
        {isLost
          ? 'The preview has no page of this address.'
          : 'A fault of the preview itself. Load the page again; when it stays, the log of the process says where it broke.'}
      </Notice>
      <p>
        <a href="/">Back to the preview</a>
      </p>
    </main>
  );
}
