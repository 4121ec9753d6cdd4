import * as v from 'valibot';

import type { ProviderAccess } from '../platform/config/provider-settings.ts';
import { ProviderTimeout } from './in-time.ts';

/** How a provider is reached. */
export interface ProviderAddress extends ProviderAccess {
  readonly timeoutMs: number;
  /** The header that the provider wants its key in; without it the key is a bearer's. */
  readonly keyHeader?: string;
}

/** A provider answered with another status than success; its call may still have had its effect. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** `HTTP_503`, for the log. */
  readonly code: string;

  constructor(status: number) {
    super(`the provider answered with ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/** One call of a provider. */
export interface ProviderCall<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** What the answer must look like. */
  readonly response: v.GenericSchema<unknown, T>;
}

/** The answer of a call that says nothing but that it was done. */
export const NO_CONTENT = v.undefined();

/** Above every answer that was agreed; a thousand orders with their parcels have half of it. */
const MOST_ANSWER_BYTES = 4 * 1024 * 1024;

/** Reads what a provider sends, and no more than was agreed: what it sends beyond is never kept. */
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

/**
 * Calls a provider over HTTP. It throws when the provider cannot be reached, is late, rejects, or answers with something
 * else than what was agreed; the connection of a late call is cut.
 */
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
        // A key belongs to one provider: it never goes where that provider points to.
        redirect: 'error',
        signal,
      });
      return v.parse(answer, await readResponse(response));
    } catch (error) {
      if (signal.aborted) throw new ProviderTimeout();
      throw error;
    }
  };

/** Calls one provider. */
export type CallProvider = ReturnType<typeof providerClient>;
