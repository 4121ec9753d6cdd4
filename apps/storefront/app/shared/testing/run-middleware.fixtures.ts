import { RouterContextProvider, type MiddlewareFunction } from 'react-router';

interface RunOptions {
  readonly context?: RouterContextProvider;
  readonly respond?: () => Response | Promise<Response>;
}

/** Runs middleware in order around an answer, as the router does. */
export async function run(
  middleware: readonly MiddlewareFunction<Response>[],
  request: Request,
  { context = new RouterContextProvider(), respond = () => new Response('ok') }: RunOptions = {},
): Promise<Response> {
  const step = async (index: number): Promise<Response> => {
    const current = middleware[index];
    if (current === undefined) return respond();
    const args = { request, url: new URL(request.url), params: {}, context, pattern: '' };
    // The router gives middleware more than ours reads.
    const result = await current(args as unknown as Parameters<typeof current>[0], () => step(index + 1));
    if (!(result instanceof Response)) throw new Error('a middleware has lost the answer');
    return result;
  };
  return step(0);
}
