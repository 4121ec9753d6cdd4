import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { BannerMarkup } from './consent/consent-slot.ts';
import { bannerMarkup } from './consent/banner-markup.server.tsx';
import { NonceContext } from './client/NonceContext.tsx';
import { renderToBytes } from './client/render-to-bytes.server.ts';
import { stylesheetOf } from './client/stylesheet-of.server.ts';
import { translatorFor } from './i18n/translator.server.ts';
import { TranslatorProvider } from './i18n/TranslatorContext.tsx';
import { correlationContext, nonceContext, siteContext } from './pipeline/context.ts';
import { log } from './pipeline/log.ts';
import { renderStatic } from './static/static-renderer.server.tsx';
import { StaticRendererContext } from './static/StaticMarkup.tsx';

/** Loaders wait for what they show, so a page is complete when it is rendered and leaves in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const page = (
    <TranslatorProvider value={translatorFor(context.get(siteContext))}>
      <NonceContext value={nonce}>
        <BannerMarkup value={bannerMarkup(context.get(siteContext))}>
          <StaticRendererContext value={renderStatic}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </StaticRendererContext>
        </BannerMarkup>
      </NonceContext>
    </TranslatorProvider>
  );
  const html = await renderToBytes((handlers) =>
    // A finished part must never wait in a hidden segment for a script to show it.
    renderToPipeableStream(page, { nonce, progressiveChunkSize: Infinity, ...handlers }),
  );
  const stylesheet = stylesheetOf(html);
  // The headers arrive before the page does.
  if (stylesheet !== undefined) headers.append('link', `<${stylesheet}>; rel=preload; as=style`);
  return new Response(html, { status, headers });
}

/** Faults outside of our loaders, such as a component that throws. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const isRouterContext = (value: unknown): value is RouterContextProvider =>
    typeof value === 'object' && value !== null && 'get' in value;
  let correlationId: string | undefined;
  try {
    if (isRouterContext(context)) correlationId = context.get(correlationContext);
  } catch {
    // The pipeline had not begun.
  }
  log('error', 'render-fault', {
    correlationId,
    error: error instanceof Error ? `${error.name}: ${error.message}` : String(error).slice(0, 200),
    stack: error instanceof Error ? error.stack : undefined,
  });
};
