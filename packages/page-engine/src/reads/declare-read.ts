import { createContext, type LoaderFunctionArgs } from 'react-router';
import { isDocumentRequest } from '../internals/react-router.ts';
import { OpaqueLoaderData } from '../document/opaque-loader-data.server.ts';

/** Who may share a response: everyone, a segment, one visitor. */
export type ReadKind = 'public' | 'segment' | 'private';

/** The kinds of the reads of this request; the strictest decides about caching. */
export const readLogContext = createContext<Set<ReadKind>>();

declare const declared: unique symbol;
/** A loader of a declared kind, from `declareRead` only; an undeclared one does not type-check. */
export type DeclaredLoader<Kind extends ReadKind, Data> = ((args: LoaderFunctionArgs) => Promise<Data>) & {
  readonly [declared]: Kind;
  readonly readKind: Kind;
};

export interface ReadDeclaration<Kind extends ReadKind, Data> {
  readonly kind: Kind;
  readonly run: (args: LoaderFunctionArgs) => Promise<Data>;
  /** Maps what `run` has thrown to what the loader throws. */
  readonly toFault: (thrown: unknown, args: LoaderFunctionArgs) => unknown;
}

/** Creates a loader with a declared kind, which it logs per request. */
export function declareRead<Kind extends ReadKind, Data>({
  kind,
  run,
  toFault,
}: ReadDeclaration<Kind, Data>): DeclaredLoader<Kind, Data> {
  const loader = async (args: LoaderFunctionArgs) => {
    args.context.get(readLogContext).add(kind);
    try {
      const response = await run(args);
      return kind === 'public' ? hideFromRouter(args.request, response) : response;
    } catch (thrown) {
      throw await toFault(thrown, args);
    }
  };
  // The brand exists in types only; tests and tools read `readKind`.
  return Object.assign(loader, { readKind: kind }) as unknown as DeclaredLoader<Kind, Data>;
}

/** Documents send a public page's data themselves; responses with their own status pass. */
function hideFromRouter<Data>(request: Request, response: Data): Data {
  const isPlain =
    typeof response === 'object' && response !== null && Object.getPrototypeOf(response) === Object.prototype;
  // Revealed before use: consumers see this type.
  return isPlain && isDocumentRequest(request) ? (new OpaqueLoaderData(response) as Data) : response;
}

const CACHE_CONTROL: Readonly<Record<ReadKind, string>> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  segment: 'private, no-cache',
  private: 'private, no-store',
};

const TOO_MANY = 429;

/** The cache-control of a response: the strictest read's; no-store with a cookie, error or rate limit. */
export function cacheControlOf(
  kinds: ReadonlySet<ReadKind>,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): string {
  const isForEveryone = status < 500 && status !== TOO_MANY;
  const isPlain = isForEveryone && !headers.has('set-cookie') && kinds.size > 0;
  if (!isPlain || kinds.has('private')) return CACHE_CONTROL.private;
  return kinds.has('segment') ? CACHE_CONTROL.segment : CACHE_CONTROL.public;
}
