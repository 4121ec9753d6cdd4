import * as v from 'valibot';

import type { ProviderAccess } from '../platform/config/provider-settings.ts';
import { ProviderTimeout } from './in-time.ts';

export interface ProviderAddress extends ProviderAccess {
  readonly timeoutMs: number;
  /** Header of the API key; a bearer token without it. */
  readonly keyHeader?: string;
}

/** An error status; the call may still have effect. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** `HTTP_503`, for the log. */
  readonly code: string;

  constructor(status: number) {
    super(`the provider answered with ${status}`);
    this.code = `HTTP_${status}`;
  }
}

export interface ProviderCall<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly response: v.GenericSchema<unknown, T>;
}

/** The schema of a response without content. */
export const NO_CONTENT = v.undefined();

/** Above all responses; a thousand orders with parcels need half of it. */
const MOST_ANSWER_BYTES = 4 * 1024 * 1024;

/** Reads a response up to a limit. */
export async function readBytes(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new TypeError(`the provider sent more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function readResponse(response: Response): Promise<unknown> {
  const text = (await readBytes(response, MOST_ANSWER_BYTES)).toString('utf8');
  if (!response.ok) throw new ProviderFailure(response.status);
  return text === '' ? undefined : JSON.parse(text);
}

/** Calls a provider; throws when it is unreachable, late, rejects or responds invalidly. */
export const providerClient =
  ({ url, apiKey, timeoutMs, keyHeader }: ProviderAddress) =>
  async <T>({ method, path, body, response: answer }: ProviderCall<T>): Promise<T> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(keyHeader === undefined ? { authorization: `Bearer ${apiKey}` } : { [keyHeader]: apiKey }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // Redirects would leak the API key.
        redirect: 'error',
        signal,
      });
      return v.parse(answer, await readResponse(response));
    } catch (error) {
      if (signal.aborted) throw new ProviderTimeout();
      throw error;
    }
  };

export type CallProvider = ReturnType<typeof providerClient>;
