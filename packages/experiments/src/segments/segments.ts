import type { ConsentView } from '../consent/consent-gate.ts';
import { withTimeout, type Clock, type Fetch, type Log } from '../ports.ts';
import { createLruCache } from './lru-cache.ts';

/** The provider's identifier types. */
export type SegmentUserKey = 'vuid' | 'fs_user_id';

/** Capacity and age default to the provider's (spec 2 §9). */
export interface SegmentsOptions {
  readonly apiKey: string;
  readonly host: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly cacheCapacity?: number | undefined;
  readonly cacheMaxAgeMs?: number | undefined;
}

/** Fetches the audience segments of a user (spec 2 §7). */
export interface Segments {
  /** Which of these segments a user has; undefined without consent or after a failure. */
  readonly qualified: (
    consent: Pick<ConsentView, 'isGranted'>,
    userKey: SegmentUserKey,
    userValue: string,
    segments: readonly string[],
    options?: { readonly ignoreCache?: boolean; readonly resetCache?: boolean },
  ) => Promise<readonly string[] | undefined>;
  readonly clear: () => void;
}

const CACHE_CAPACITY = 100;
const CACHE_MAX_AGE_MS = 600_000;

/** JSON strings are valid GraphQL strings, so that an identifier cannot break out. */
const graphQlText = (text: string): string => JSON.stringify(text);

function queryOf(userKey: SegmentUserKey, userValue: string, segments: readonly string[]): string {
  const subset = segments.map(graphQlText).join(',');
  return `query {customer(${userKey} : ${graphQlText(userValue)}) {audiences(subset: [${subset}]) {edges {node {name state}}}}}`;
}

function field(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[key]; // parse boundary: fields stay unknown
  }
  return current;
}

type Answer = { readonly segments: readonly string[] } | { readonly failure: string };

function readAnswer(body: string): Answer {
  let response: unknown;
  try {
    response = JSON.parse(body);
  } catch {
    return { failure: 'decode error' };
  }
  const errors = field(response, 'errors');
  if (Array.isArray(errors) && errors.length > 0) {
    const isIdentifier = field(errors[0], 'extensions', 'code') === 'INVALID_IDENTIFIER_EXCEPTION';
    const classification = field(errors[0], 'extensions', 'classification');
    if (isIdentifier) return { failure: 'invalid identifier' };
    return { failure: typeof classification === 'string' ? classification : 'decode error' };
  }
  const edges = field(response, 'data', 'customer', 'audiences', 'edges');
  if (!Array.isArray(edges)) return { failure: 'decode error' };
  const segments: string[] = [];
  for (const edge of edges as readonly unknown[]) {
    const [name, state] = [field(edge, 'node', 'name'), field(edge, 'node', 'state')];
    if (typeof name !== 'string' || typeof state !== 'string') return { failure: 'decode error' };
    if (state === 'qualified') segments.push(name);
  }
  return { segments };
}

/**
 * Audience segments by GraphQL (spec 2 §7), cached for 100 users and 600 s, with concurrent requests shared.
 * Failures are logged as parameters invalid, network error, decode error or invalid identifier (spec 2 §8),
 * and not cached.
 */
export function createSegments(options: SegmentsOptions): Segments {
  const { apiKey, host, fetch, clock, log } = options;
  const { cacheCapacity = CACHE_CAPACITY, cacheMaxAgeMs = CACHE_MAX_AGE_MS } = options;
  const cache = createLruCache<readonly string[]>(cacheCapacity, cacheMaxAgeMs, clock);
  const underWay = new Map<string, Promise<Answer>>();
  let generation = 0;
  const clear = (): void => {
    generation += 1;
    cache.clear();
    underWay.clear();
  };

  const request = async (query: string): Promise<Answer> => {
    const exchange = async (): Promise<string | undefined> => {
      const response = await fetch(`${host.replace(/\/+$/, '')}/v3/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify({ query }),
      });
      return response.status < 400 ? response.text() : undefined;
    };
    const body = await withTimeout(clock, exchange()).catch(() => undefined);
    return body === undefined ? { failure: 'network error' } : readAnswer(body);
  };
  const shared = (query: string): Promise<Answer> => {
    const same = underWay.get(query);
    if (same !== undefined) return same;
    const mine = request(query).finally(() => {
      if (underWay.get(query) === mine) underWay.delete(query);
    });
    underWay.set(query, mine);
    return mine;
  };
  return {
    clear,
    qualified: async (
      consent,
      userKey,
      userValue,
      segments,
      { ignoreCache = false, resetCache = false } = {},
    ) => {
      if (!consent.isGranted('targeting')) return undefined;
      if (apiKey === '' || host === '' || typeof userValue !== 'string' || !Array.isArray(segments)) {
        log('error', 'Audience segments fetch failed (parameters invalid)');
        return undefined;
      }
      if (segments.length === 0) return [];
      if (resetCache) clear();
      const query = queryOf(userKey, userValue, segments);
      const cached = ignoreCache ? undefined : cache.get(query);
      if (cached !== undefined) return cached;
      const requested = generation;
      const response = await shared(query);
      if ('failure' in response) {
        log('error', `Audience segments fetch failed (${response.failure})`);
        return undefined;
      }
      if (!ignoreCache && requested === generation) cache.set(query, response.segments);
      return response.segments;
    },
  };
}
