import { bannerMarkup } from './features/consent/index.server.ts';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { BannerMarkup } from './shared/consent/consent-slot.ts';
import { NonceContext } from '@haberdash/page-engine';
import {
  atEndOf,
  handOff,
  handoffScripts,
  PageResponse,
  readHandoff,
  renderToText,
  scriptText,
  stylesheetOf,
} from '@haberdash/page-engine/document';
import { translatorFor } from './shared/i18n/translator.server.ts';
import { TranslatorProvider } from './shared/i18n/TranslatorContext.tsx';
import { correlationContext, nonceContext, siteContext } from './shared/pipeline/context.ts';
import { logRenderFault } from './shared/pipeline/render-fault.ts';
import { StaticRendererContext } from './engine/markup-cache/renderer-context.ts';
import { createPagePieces, type StaticRenderer } from './engine/markup-cache/static-renderer.server.tsx';

/**
 * Loaders wait for what they show, so a page is complete when it is rendered and leaves in one piece. When a part
 * throws, the router asks again for the page of the nearest boundary; when the frame around that one throws as well,
 * the boundary of the whole document tells the fault, so that no page is ever blank.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // No route fits, so there is no site whose page could say it: the server answers in its own words.
  if (context.get(nonceContext) === '') return new Response(null, { status, headers });
  try {
    return await renderDocument(request, status, headers, routerContext, context);
  } catch (error) {
    const { staticHandlerContext } = routerContext;
    const root = staticHandlerContext.matches[0]?.route.id;
    if (staticHandlerContext.errors === null || root === undefined || request.signal.aborted) throw error;
    logRenderFault(error, context.get(correlationContext));
    const errors = { [root]: new Error('The page could not be rendered.') };
    const atRoot = { ...staticHandlerContext, loaderData: {}, errors };
    return renderDocument(request, 500, headers, { ...routerContext, staticHandlerContext: atRoot }, context);
  }
}

async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const site = context.get(siteContext);
  const { serverHandoffStream, ...others } = routerContext;
  const { loaderData, script } = handOff(routerContext.staticHandlerContext);
  const staticHandlerContext = { ...others.staticHandlerContext, loaderData };
  const router = { ...others, staticHandlerContext };
  const draw = (renderer: StaticRenderer) => () => (
    <TranslatorProvider value={translatorFor(site)}>
      <NonceContext value={nonce}>
        <BannerMarkup value={bannerMarkup(site)}>
          <StaticRendererContext value={renderer}>
            <ServerRouter context={router} url={request.url} nonce={nonce} />
          </StaticRendererContext>
        </BannerMarkup>
      </NonceContext>
    </TranslatorProvider>
  );
  const data = script ?? { text: scriptText(await readHandoff(serverHandoffStream)) };
  const write = async (): Promise<readonly [head: string, html: Buffer<ArrayBuffer>]> => {
    const pieces = createPagePieces(nonce);
    const markup = await renderToText(draw(pieces.render), nonce);
    // A page that has no scripts, as some faults have none, takes no data over.
    const hasScripts = router.renderMeta?.didRenderScripts === true;
    const end = hasScripts ? handoffScripts(pieces.put(data), nonce) : '';
    const html = pieces.write(atEndOf(markup, end));
    return html === undefined ? write() : [markup, html];
  };
  const [markup, html] = await write().finally(() => {
    // The router looks here for the boundary that tells what a part has thrown.
    routerContext.staticHandlerContext._deepestRenderedBoundaryId ??=
      staticHandlerContext._deepestRenderedBoundaryId ?? null;
  });
  const stylesheet = stylesheetOf(markup);
  // The headers arrive before the page does.
  if (stylesheet !== undefined) headers.append('link', `<${stylesheet}>; rel=preload; as=style`);
  return new PageResponse(html, { status, headers });
}

/** Faults outside of our loaders, such as a component that throws or a request that the router refuses. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What our loaders and actions throw has its line already, and an address that nobody answers is no fault.
  if (request.signal.aborted || isOwnAnswer(error)) return;
  const isRouterContext = (value: unknown): value is RouterContextProvider =>
    typeof value === 'object' && value !== null && 'get' in value;
  let correlationId: string | undefined;
  try {
    if (isRouterContext(context)) correlationId = context.get(correlationContext);
  } catch {
    // The pipeline had not begun.
  }
  logRenderFault(error, correlationId);
};

/** What our loaders and actions throw as an answer; the router marks what it refuses itself. */
const isOwnAnswer = (error: unknown): boolean =>
  isRouteErrorResponse(error) && !('internal' in error && error.internal === true);
