import { createContext, type LoaderFunctionArgs } from 'react-router';
import { isDocumentRequest } from '../internals/react-router.ts';
import { OpaqueLoaderData } from '../document/opaque-loader-data.server.ts';

/** How far an answer may travel: to everyone, to a segment of visitors, to one visitor. */
export type ReadKind = 'public' | 'segment' | 'private';

/** Which kinds of reads have answered this request; the strictest decides about caches. */
export const readLogContext = createContext<Set<ReadKind>>();

declare const declared: unique symbol;
/** A loader whose kind is declared; only `declareRead` makes one, so an undeclared one does not type-check. */
export type DeclaredLoader<Kind extends ReadKind, Data> = ((args: LoaderFunctionArgs) => Promise<Data>) & {
  readonly [declared]: Kind;
  readonly readKind: Kind;
};

/** How a loader is declared. */
export interface ReadDeclaration<Kind extends ReadKind, Data> {
  readonly kind: Kind;
  readonly run: (args: LoaderFunctionArgs) => Promise<Data>;
  /** What is thrown in the place of what `run` has thrown. */
  readonly toFault: (thrown: unknown, args: LoaderFunctionArgs) => unknown;
}

/** Makes a loader that says of which kind it is, and writes it into the log of its request. */
export function declareRead<Kind extends ReadKind, Data>({
  kind,
  run,
  toFault,
}: ReadDeclaration<Kind, Data>): DeclaredLoader<Kind, Data> {
  const loader = async (args: LoaderFunctionArgs) => {
    args.context.get(readLogContext).add(kind);
    try {
      const answer = await run(args);
      return kind === 'public' ? hideFromRouter(args.request, answer) : answer;
    } catch (thrown) {
      throw await toFault(thrown, args);
    }
  };
  // The mark exists in types only; `readKind` is what tests and tools read.
  return Object.assign(loader, { readKind: kind }) as unknown as DeclaredLoader<Kind, Data>;
}

/** A document hands the data of a public page over itself; answers that bring a status of their own stay as they are. */
function hideFromRouter<Data>(request: Request, answer: Data): Data {
  const isPlain =
    typeof answer === 'object' && answer !== null && Object.getPrototypeOf(answer) === Object.prototype;
  // What is hidden is revealed before anybody takes it: for all others it has this type.
  return isPlain && isDocumentRequest(request) ? (new OpaqueLoaderData(answer) as Data) : answer;
}

const CACHE_CONTROL: Readonly<Record<ReadKind, string>> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  segment: 'private, no-cache',
  private: 'private, no-store',
};

const TOO_MANY = 429;

/**
 * Says to caches how long they may keep an answer. The strictest read decides; one without a declared read, with a
 * cookie, with a fault or for a visitor who has asked too often is kept by nobody.
 */
export function cacheControlOf(
  kinds: ReadonlySet<ReadKind>,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): string {
  const isForEveryone = status < 500 && status !== TOO_MANY;
  const isPlain = isForEveryone && !headers.has('set-cookie') && kinds.size > 0;
  if (!isPlain || kinds.has('private')) return CACHE_CONTROL.private;
  return kinds.has('segment') ? CACHE_CONTROL.segment : CACHE_CONTROL.public;
}
