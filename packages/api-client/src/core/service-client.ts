import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type {
  HttpMethod,
  PathsWithMethod,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import { readBaseUrl, type CallControls } from './call.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import type { ServiceTraits } from './traits.ts';

/** The shared headers come from the request context. */
export type WithoutHeaders<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { parameters: infer Parameters }
      ? Omit<Paths[Path][Method], 'parameters'> & { parameters: Omit<Parameters, 'header'> }
      : Paths[Path][Method];
  };
};

type MethodOf<Paths, Path extends keyof Paths, Method extends HttpMethod> =
  Paths[Path] extends Record<Method, infer Operation> ? Operation : never;

type Responses = Record<string | number, unknown>;

type ResponsesOf<Operation> = Operation extends Responses
  ? ResponseObjectMap<Operation> extends infer Map extends Responses
    ? Map
    : never
  : never;

type MediaOf<Map> = {
  [Status in keyof Map & (200 | 201 | 202)]: Map[Status] extends { content: infer Content }
    ? keyof Content
    : never;
}[keyof Map & (200 | 201 | 202)];

/** The contract's data; bytes for other media types, undefined for an unmodified response. */
type SuccessOf<Map extends Responses> =
  | (Exclude<MediaOf<Map>, `${string}json`> extends never ? SuccessResponse<Map> : Uint8Array)
  | (304 extends keyof Map ? undefined : never);

type InitOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & CallControls;

type ServiceMethod<Paths extends object, Method extends HttpMethod> = <
  Path extends PathsWithMethod<Paths, Method> & keyof Paths,
>(
  path: Path,
  ...init: RequiredKeysOf<InitOf<MethodOf<Paths, Path, Method>>> extends never
    ? [InitOf<MethodOf<Paths, Path, Method>>?]
    : [InitOf<MethodOf<Paths, Path, Method>>]
) => Promise<SuccessOf<ResponsesOf<MethodOf<Paths, Path, Method>>>>;

/** A client with a method per verb, returning the contract's data and throwing every error. */
export interface ServiceClient<Paths extends object> {
  readonly GET: ServiceMethod<Paths, 'get'>;
  readonly PUT: ServiceMethod<Paths, 'put'>;
  readonly POST: ServiceMethod<Paths, 'post'>;
  readonly DELETE: ServiceMethod<Paths, 'delete'>;
  readonly PATCH: ServiceMethod<Paths, 'patch'>;
}

export interface ServiceClientOptions extends TransportOptions {
  /** Scheme, host and optionally a path, such as `https://api.example.com`. */
  readonly baseUrl: string;
}

/** Creates the client of a service from its generated `paths` and traits. */
export function createServiceClient<Paths extends object>(
  options: ServiceClientOptions,
  traits: ServiceTraits,
): ServiceClient<WithoutHeaders<Paths>> {
  const send = createTransport(options, traits, readBaseUrl(traits.name, options.baseUrl));
  const method = (name: string) => (path: string, init?: object) => send({ method: name, path }, init);
  const methods = {
    GET: method('GET'),
    PUT: method('PUT'),
    POST: method('POST'),
    DELETE: method('DELETE'),
    PATCH: method('PATCH'),
  };
  // The one place where untyped calls get the contract's types.
  return methods as unknown as ServiceClient<WithoutHeaders<Paths>>;
}
