import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Scripts,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import { ClientStartContext } from '../hydration/DeferredClient.tsx';
import { script as HYDRATION_LOADER } from '../hydration/loader.inline.gen.ts';
import { StaticRendererContext } from '../markup-cache/renderer-context.ts';
import { createPagePieces, joinParts } from '../markup-cache/static-renderer.server.tsx';
import type { StaticRenderer } from '../markup-cache/renderer-types.ts';
import { createPageStyles, type PageStyles, type Stylesheets } from '../styles/page-styles.server.ts';
import { preloadFirstPicture } from './first-picture.server.ts';
import { handOff } from './handoff.server.ts';
import { atEndOf, handoffScripts, readHandoff, scriptText } from './handoff-scripts.server.ts';
import { nonceContext } from './nonce.ts';
import { PageResponse } from './page-response.server.ts';
import { renderToText } from './render-to-text.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The application's part of its documents. */
export interface DocumentOptions {
  /** Wraps the router in the application's contexts. */
  readonly wrap: (router: ReactNode, context: Context) => ReactNode;
  /** A script that runs in every document before the first paint. */
  readonly inlineScript?: string;
  /** A script that runs before the body is read, in documents with stylesheets of the build. */
  readonly headScript?: string;
  /** The stylesheets that documents may name: what a document needs of them travels within it, the rest waits. */
  readonly stylesheets?: Stylesheets;
  /** True for a document that a script fetches for a part of it: its stylesheets stay links. */
  readonly isPartOnly?: (request: Request) => boolean;
  /** Called with what the layout around a boundary has thrown, before the root's boundary renders. */
  readonly onRenderFault: (error: unknown, context: Context) => void;
}

/** The default export of an application's `entry.server`. */
export type DocumentHandler = (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Context,
) => Promise<Response>;

const asItIs: PageStyles = (parts) => parts;

/**
 * Renders documents with their data complete. When a component throws, the router renders the nearest
 * boundary; when its layout throws too, the root's, so that no page is blank.
 */
export function createDocumentHandler(options: DocumentOptions): DocumentHandler {
  const loader = { __html: `${HYDRATION_LOADER}${options.inlineScript ?? ''}` };
  const addStyles = createPageStyles(options.stylesheets ?? {}, options.headScript);
  return async (request, status, headers, routerContext, context) => {
    const nonce = context.get(nonceContext);
    // No route matches, so no layout can show it: the server sends its own page.
    if (nonce === '') return new Response(null, { status, headers });
    headers.set('content-type', 'text/html; charset=utf-8');
    const withStyles = options.isPartOnly?.(request) === true ? asItIs : addStyles;
    const render = (router: EntryContext, pageStatus: number): Promise<Response> => {
      if (request.method === 'HEAD')
        return Promise.resolve(new Response(null, { status: pageStatus, headers }));
      const client = { nonce, loader, scripts: <Scripts nonce={nonce} /> };
      return renderDocument(router, nonce, withStyles, (shown, renderer) =>
        options.wrap(
          <ClientStartContext value={client}>
            <StaticRendererContext value={renderer}>
              <ServerRouter context={shown} url={request.url} nonce={nonce} />
            </StaticRendererContext>
          </ClientStartContext>,
          context,
        ),
      ).then((html) => new PageResponse(html, { status: pageStatus, headers }));
    };
    try {
      return await render(routerContext, statusShown(status, routerContext.staticHandlerContext));
    } catch (error) {
      const atRoot = faultAtRoot(routerContext.staticHandlerContext);
      if (atRoot === undefined || request.signal.aborted) throw error;
      options.onRenderFault(error, context);
      return render({ ...routerContext, staticHandlerContext: atRoot }, 500);
    }
  };
}

/** The higher status: the router takes a form error's even if the page under it has failed. */
const statusShown = (status: number, { errors }: StaticHandlerContext): number =>
  Math.max(
    status,
    ...Object.values(errors ?? {}).map((error) =>
      isRouteErrorResponse(error) && error.status >= 500 ? error.status : status,
    ),
  );

/** The root boundary's page, after another boundary has failed. */
function faultAtRoot(context: StaticHandlerContext): StaticHandlerContext | undefined {
  const root = context.matches[0]?.route.id;
  if (context.errors === null || root === undefined) return undefined;
  const errors = { [root]: new Error('The page could not be rendered.') };
  return { ...context, loaderData: {}, errors };
}

async function renderDocument(
  routerContext: EntryContext,
  nonce: string,
  addStyles: PageStyles,
  draw: (router: EntryContext, renderer: StaticRenderer) => ReactNode,
): Promise<Buffer<ArrayBuffer>> {
  const { serverHandoffStream, ...others } = routerContext;
  const { loaderData, script } = handOff(routerContext.staticHandlerContext);
  const staticHandlerContext = { ...others.staticHandlerContext, loaderData };
  const router = { ...others, staticHandlerContext };
  const data = script ?? { text: scriptText(await readHandoff(serverHandoffStream)) };
  const write = async (): Promise<Buffer<ArrayBuffer>> => {
    const pieces = createPagePieces(nonce);
    const markup = await renderToText(() => draw(router, pieces.render), nonce);
    // A page without scripts, as some error pages are, needs no data.
    const hasScripts = router.renderMeta?.didRenderScripts === true;
    const end = hasScripts ? handoffScripts(pieces.put(data), nonce) : '';
    const parts = pieces.fill(atEndOf(markup, end));
    return parts === undefined ? write() : joinParts(addStyles(preloadFirstPicture(parts), nonce));
  };
  return write().finally(() => {
    // The router reads here which boundary renders the error.
    routerContext.staticHandlerContext._deepestRenderedBoundaryId ??=
      staticHandlerContext._deepestRenderedBoundaryId ?? null;
  });
}
