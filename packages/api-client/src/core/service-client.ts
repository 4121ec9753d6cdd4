import createFetchClient, { type MaybeOptionalInit } from 'openapi-fetch';
import type {
  HttpMethod,
  PathsWithMethod,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import { ApiError, TransportError } from '../errors/api-error.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** The shared headers come from the request context, so no call has to name them. */
export type WithoutHeaders<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { parameters: infer Parameters }
      ? Omit<Paths[Path][Method], 'parameters'> & { parameters: Omit<Parameters, 'header'> }
      : Paths[Path][Method];
  };
};

type MethodOf<Paths, Path extends keyof Paths, Method extends HttpMethod> =
  Paths[Path] extends Record<Method, infer Operation> ? Operation : never;

type SuccessOf<Operation> =
  Operation extends Record<string | number, unknown> ? SuccessResponse<ResponseObjectMap<Operation>> : never;

type CallOptions<Paths, Path extends keyof Paths, Method extends HttpMethod> = MaybeOptionalInit<
  Paths[Path],
  Method & keyof Paths[Path]
>;

type ServiceMethod<Paths extends object, Method extends HttpMethod> = <
  Path extends PathsWithMethod<Paths, Method> & keyof Paths,
  Options extends CallOptions<Paths, Path, Method>,
>(
  path: Path,
  ...options: undefined extends CallOptions<Paths, Path, Method> ? [Options?] : [Options]
) => Promise<SuccessOf<MethodOf<Paths, Path, Method>>>;

/** One service: a method per verb, answering the data of the contract and throwing every refusal. */
export interface ServiceClient<Paths extends object> {
  readonly GET: ServiceMethod<Paths, 'get'>;
  readonly PUT: ServiceMethod<Paths, 'put'>;
  readonly POST: ServiceMethod<Paths, 'post'>;
  readonly DELETE: ServiceMethod<Paths, 'delete'>;
  readonly PATCH: ServiceMethod<Paths, 'patch'>;
}

export interface ServiceClientOptions extends TransportOptions {
  readonly baseUrl: string;
}

/** Builds the client of one service from its generated `paths`. */
export function createServiceClient<Paths extends object>(
  options: ServiceClientOptions,
  needsToken: (path: string) => boolean = () => false,
): ServiceClient<WithoutHeaders<Paths>> {
  const client = createFetchClient<Record<string, never>>({
    baseUrl: options.baseUrl,
    fetch: createTransport(options, needsToken),
  });
  const call =
    (method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH') => async (path: string, init?: object) => {
      try {
        // The generated types of `Paths` guard the caller; below this line all calls are alike.
        const answer = await (client.request as UntypedRequest)(method.toLowerCase(), path, init);
        return answer.data;
      } catch (error) {
        if (error instanceof ApiError || error instanceof TransportError) throw error;
        throw new TransportError('malformed', { method, path }, 'the answer could not be read', error);
      }
    };
  const methods = {
    GET: call('GET'),
    PUT: call('PUT'),
    POST: call('POST'),
    DELETE: call('DELETE'),
    PATCH: call('PATCH'),
  };
  // The one place where the untyped calls get the types of the contract.
  return methods as unknown as ServiceClient<WithoutHeaders<Paths>>;
}

type UntypedRequest = (method: string, path: string, init?: object) => Promise<{ data?: unknown }>;
