import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import {
  declareRead,
  isDocumentRequest,
  readLogContext,
  type DeclaredLoader,
  type ReadKind,
} from '@haberdash/page-engine/document';
import { readNotFoundContent } from './not-found-content.ts';
import { translatorFor } from '../i18n/translator.server.ts';
import {
  apiContext,
  apisInContext,
  correlationContext,
  decideFlagContext,
  previewContext,
  publicApiContext,
  sessionContext,
  siteContext,
  visitorContext,
} from '../pipeline/context.ts';
import { pageOf } from '../../pages/page-of.ts';
import { pageQuery, type PageQuery } from '../../pages/page-query.ts';
import type { PublicPageName } from '../../pages/pages.ts';
import { toFault, withNotFoundContent } from './faults.ts';
import { readForm } from './read-form.ts';
import { segmentsOf } from './segments.ts';
import type { ReadFacts, PublicRead, PublicPageRead, PrivateRead, SegmentRead } from './read-types.ts';

const declare = <Kind extends ReadKind, Data>(
  kind: Kind,
  run: (args: LoaderFunctionArgs) => Promise<Data>,
): DeclaredLoader<Kind, Data> =>
  declareRead({
    kind,
    run,
    toFault: (thrown, { context }) => toFault(thrown, context.get(correlationContext)),
  });

function factsOf({ request, url, params, context }: LoaderFunctionArgs | ActionFunctionArgs): ReadFacts {
  const site = context.get(siteContext);
  const preview = context.get(previewContext);
  return {
    site,
    pathname: url.pathname,
    params,
    signal: request.signal,
    t: translatorFor(site),
    correlationId: context.get(correlationContext),
    isDocument: isDocumentRequest(request),
    isPreview: preview !== null,
    decideFlag: context.get(decideFlagContext),
    ...(preview?.testContext === undefined ? {} : { testContext: preview.testContext }),
  };
}

/**
 * A read of a public page, which any cache may store. It gets only the parameters of the page's row, which are its
 * cache key.
 * @example export const loader = publicLoader('search', async ({ api, query, t }) => ({ … }));
 */
export const publicLoader = <Name extends PublicPageName, Data>(
  page: Name,
  read: (facts: PublicPageRead<Name>) => Promise<Data>,
): DeclaredLoader<'public', Data> & { readonly page: Name } =>
  Object.assign(
    declarePublic((facts, url) => read({ ...facts, query: pageQuery(page, url.searchParams) })),
    { page },
  );

/** A public read of the frame, with the query parameters of the page inside. */
export const publicFrameLoader = <Data>(
  read: (facts: PublicRead & { readonly query: PageQuery<never> }) => Promise<Data>,
): DeclaredLoader<'public', Data> =>
  declarePublic((facts, url) => read({ ...facts, query: pageQuery(pageOf(url.pathname), url.searchParams) }));

const declarePublic = <Data>(
  read: (facts: PublicRead, url: URL) => Promise<Data>,
): DeclaredLoader<'public', Data> =>
  declare('public', async (args) => {
    const facts = { ...factsOf(args), api: args.context.get(publicApiContext) };
    try {
      return await read(facts, args.url);
    } catch (thrown) {
      throw await withNotFoundContent(toFault(thrown, facts.correlationId), () => readNotFoundContent(facts));
    }
  });

/**
 * A read that differs between segments of shoppers; shared caches must not store it.
 * @public Waits for blocks that are chosen by audience.
 */
export const segmentLoader = <Data>(
  read: (facts: SegmentRead) => Promise<Data>,
): DeclaredLoader<'segment', Data> =>
  declare('segment', (args) =>
    read({
      ...factsOf(args),
      api: args.context.get(publicApiContext),
      segments: segmentsOf(args.context.get(sessionContext)),
    }),
  );

/** A read for one shopper, which no cache stores. */
export const privateLoader = <Data>(
  read: (facts: PrivateRead) => Promise<Data>,
): DeclaredLoader<'private', Data> => declare('private', (args) => read(privateFactsOf(args)));

/** A change for one shopper; foreign writes were rejected before. */
export const shopperAction =
  <Data>(run: (facts: PrivateRead & { readonly form: () => Promise<FormData> }) => Promise<Data>) =>
  async (args: ActionFunctionArgs): Promise<Data> => {
    args.context.get(readLogContext).add('private');
    try {
      const facts = privateFactsOf(args);
      return await run({ ...facts, form: () => readForm(args.request, facts.correlationId) });
    } catch (thrown) {
      throw toFault(thrown, args.context.get(correlationContext));
    }
  };

const privateFactsOf = (args: LoaderFunctionArgs | ActionFunctionArgs): PrivateRead => ({
  ...factsOf(args),
  api: args.context.get(apiContext),
  apisIn: args.context.get(apisInContext),
  session: args.context.get(sessionContext),
  visitor: args.context.get(visitorContext),
  request: args.request,
  url: args.url,
});
