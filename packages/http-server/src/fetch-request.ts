import type { IncomingMessage } from 'node:http';
import { addressOf } from './reject-invalid-requests.ts';

interface FetchRequestOptions {
  readonly body?: Buffer<ArrayBuffer> | undefined;
  readonly signal: AbortSignal;
}

/** A Fetch API request; undefined for an invalid address. */
export function fetchRequest(
  request: IncomingMessage,
  { body, signal }: FetchRequestOptions,
): Request | undefined {
  const address = addressOf(request);
  if (address === undefined) return undefined;
  const { method = 'GET' } = request;
  const headers: [string, string][] = [];
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value !== undefined) headers.push([name, Array.isArray(value) ? value.join(', ') : value]);
  }
  return new Request(address, { method, headers, signal, ...(body === undefined ? {} : { body }) });
}
