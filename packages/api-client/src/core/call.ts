import { createQuerySerializer } from 'openapi-fetch';
import { BaseUrlError, TransportError, type CallName } from '../errors/api-error.ts';

/** Options of one call besides its parameters and body. */
export interface CallControls extends Omit<RequestInit, 'body' | 'headers' | 'method' | 'signal'> {
  /** Aborts the call with a `TransportError` of the reason `aborted`. */
  readonly signal?: AbortSignal | null | undefined;
  /** Time-out in ms for all attempts of this call, instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /** An optional call, with circuit and retry budget of its own. */
  readonly isOptional?: boolean | undefined;
  /** More headers; with `idempotency-key` a write is retried like a read. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The options of a call without the contract's types. */
export interface CallInit extends CallControls {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
  };
  readonly body?: unknown;
}

const querySerializer = createQuerySerializer();
/** Characters that `fetch` rejects in a header, line breaks above all, which would start another header. */
const UNSENDABLE = /[^\t\x20-\x7e\x80-\xff]/;

/** A base URL without a trailing slash; throws unless it is http(s) with a host. */
export function readBaseUrl(service: string, baseUrl: string): string {
  let url: URL | undefined;
  try {
    url = new URL(baseUrl);
  } catch {
    url = undefined;
  }
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new BaseUrlError(service, `'${baseUrl}' has no scheme such as https://`);
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    throw new BaseUrlError(service, 'has more than scheme, host and path');
  return baseUrl.replace(/\/+$/, '');
}

/** The address of a call; throws for a path parameter that is missing or changes the path. */
export function addressOf(
  baseUrl: string,
  call: CallName,
  { path, query }: NonNullable<CallInit['params']>,
): string {
  try {
    const search = querySerializer({ ...query });
    return `${baseUrl}${fillPath(call, path)}${search === '' ? '' : `?${search}`}`;
  } catch (cause) {
    if (cause instanceof TransportError) throw cause;
    throw invalid(call, 'a parameter cannot be written into the address', cause);
  }
}

function fillPath(call: CallName, values: Readonly<Record<string, unknown>> = {}): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const given = values[name];
    const value = typeof given === 'string' || typeof given === 'number' ? `${given}` : '';
    // An empty value or dots would address another operation.
    if (/^\.{0,2}$/.test(value)) throw invalid(call, `the path parameter ${name} is missing or not an id`);
    return encodeURIComponent(value);
  });
}

/** The headers to send; an error names the header, never its value. */
export function readHeaders(
  call: CallName,
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (UNSENDABLE.test(value))
      throw invalid(call, `the header ${name} has a line break or another character that cannot be sent`);
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

/** A body as JSON; bytes as they are. */
export function writeBody(call: CallName, body: unknown): string | Uint8Array<ArrayBuffer> | undefined {
  if (isBytes(body)) return body;
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw invalid(call, 'the body cannot be written as JSON', cause);
  }
}

export const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

const invalid = (call: CallName, detail: string, cause?: unknown) =>
  new TransportError('invalid-request', call, detail, cause);
