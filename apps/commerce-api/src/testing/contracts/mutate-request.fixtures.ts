import fc from 'fast-check';

import type { ContractRequest } from './contract-request.fixtures.ts';

export interface Mutation {
  readonly part: 'body' | 'path' | 'query' | 'headers' | 'text';
  /** Index of the mutated place, modulo. */
  readonly place: number;
  readonly change: string;
}

type Apply = (value: unknown) => unknown;

const nest = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'deep');

/** Wrong types, large values, and characters that break databases and logs. */
const CHANGES: Readonly<Record<string, Apply>> = {
  null: () => null,
  'a number': () => -1,
  'a fraction': () => 0.5,
  'a number without end': () => 1e308,
  'a number beyond all': () => '1e309',
  'a negative number beyond all': () => '-1e309',
  'a number by its name': () => 'Infinity',
  'an unsafe integer': () => 2 ** 53,
  'a truth value': () => true,
  nothing: () => '',
  'a list': (value) => [value],
  'an object': (value) => ({ value }),
  'a long list': (value) => Array.from({ length: 500 }, () => value),
  'a long text': () => 'x'.repeat(5_000),
  'a deep value': () => nest(20),
  'a value too deep': () => nest(200),
  'a NUL': (value) => `${String(value)}\0`,
  'a NUL inside': (value) => `${String(value).slice(0, 1)}\0${String(value).slice(2)}`,
  'half a character': (value) => `${String(value).slice(0, -1)}\ud800`,
  'half a character before': (value) => `\udc00${String(value).slice(1)}`,
  'other letters': () => 'Ωмега٣',
  'a line break': (value) => `${String(value)}\r\nx-admin: 1`,
  'a quote': (value) => `${String(value)}' or '1'='1`,
  'a path': () => '../../etc/passwd',
  'a format': () => '%s%n${7*7}{{7*7}}',
};

/** Removes, renames or adds a key. */
const SHAPES = ['missing', 'extra', 'renamed', 'prototype'] as const;

export type Path = readonly (string | number)[];

/** All paths of a value, root first. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, entry]) => placesOf(entry, [...path, key]))];
}

export function changeAt(value: unknown, path: Path, apply: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return apply(value);
  if (Array.isArray(value))
    return value.map((entry, index) => (index === key ? changeAt(entry, rest, apply) : entry));
  const fields = value as Readonly<Record<string, unknown>>; // the path was read from this very value
  return { ...fields, [key]: changeAt(fields[String(key)], rest, apply) };
}

const reshape = (shape: string, place: number) => (value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { unexpected: value };
  const entries = Object.entries(value);
  const dropped = entries.length === 0 ? -1 : place % entries.length;
  if (shape === 'extra') return { ...value, unexpected: 1 };
  if (shape === 'prototype') return JSON.parse(`{"constructor":{"prototype":{"admin":true}}}`) as unknown;
  const kept = entries.filter((_entry, index) => index !== dropped);
  return Object.fromEntries(shape === 'missing' ? kept : [...kept, ['Unexpected', entries[dropped]?.[1]]]);
};

const applyOf = ({ change, place }: Mutation): Apply => CHANGES[change] ?? reshape(change, place);

const at = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items.length === 0 ? undefined : items[place % items.length];

function changeBody(body: unknown, mutation: Mutation): unknown {
  const path = at(placesOf(body), mutation.place) ?? [];
  return changeAt(body, path, applyOf(mutation));
}

/** Earlier mutations may break the encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function changePath(url: string, mutation: Mutation): string {
  const { place } = mutation;
  const [path = '', query] = url.split('?');
  const steps = path.split('/');
  // The first segments name the service.
  const index = 3 + (place % Math.max(1, steps.length - 3));
  const changed = steps.map((step, own) => (own === index ? toUrl(applyOf(mutation)(decoded(step))) : step));
  return [changed.join('/'), query].filter((part) => part !== undefined).join('?');
}

/** Lone surrogates are sent as broken UTF-8. */
const toUrl = (value: unknown): string =>
  Array.from(typeof value === 'string' ? value : JSON.stringify(value), (char) =>
    /\p{Surrogate}/u.test(char) ? '%ED%A0%80' : encodeURIComponent(char),
  )
    .join('')
    .slice(0, 3_000);

function changeQuery(url: string, mutation: Mutation): string {
  const { place } = mutation;
  const [path = '', query = ''] = url.split('?');
  const pairs = query.split('&').filter(Boolean);
  const [name = 'q', value = ''] = (at(pairs, place) ?? '').split('=');
  const broken = `${name || 'q'}=${toUrl(applyOf(mutation)(decoded(value)))}`;
  const others = pairs.filter(
    (_pair, index) => place % 3 === 0 || index !== place % Math.max(1, pairs.length),
  );
  return `${path}?${[...others, broken].join('&')}`;
}

const HEADERS = [
  'locale',
  'channel',
  'brand',
  'region',
  'siteid',
  'source',
  'x-client-app',
  'x-request-id',
  'x-correlation-id',
  'x-usid',
  'idempotency-key',
];

/** Valid header characters. */
const toHeader = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value))
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 4_000);

/** A request that clients can send without a contract. */
export interface RawRequest extends Omit<ContractRequest, 'body'> {
  readonly payload?: string;
}

const changeText = (text: string, place: number): string => {
  const cuts = [
    text.slice(0, Math.max(1, text.length - 2)),
    `${text},`,
    `\ufeff${text}`,
    text.replaceAll('"', "'"),
    '{',
    'null',
    '[]',
    '""',
    '0',
  ];
  return at(cuts, place) ?? '';
};

/** Applies mutations in order. */
export function mutateRequest(request: ContractRequest, mutations: readonly Mutation[]): RawRequest {
  let { url, body } = request;
  let headers: Record<string, string> = { ...request.headers };
  let textPlace: number | undefined;
  for (const mutation of mutations) {
    const { part, place } = mutation;
    if (part === 'path') url = changePath(url, mutation);
    if (part === 'query') url = changeQuery(url, mutation);
    const name = at(HEADERS, place) ?? 'locale';
    if (part === 'headers')
      headers = { ...headers, [name]: toHeader(applyOf(mutation)(headers[name] ?? 'x')) };
    if (part === 'body' && body !== undefined) body = changeBody(body, mutation);
    if (part === 'text') textPlace = place;
  }
  const text = body === undefined ? undefined : JSON.stringify(body);
  const payload = text === undefined || textPlace === undefined ? text : changeText(text, textPlace);
  return { method: request.method, url, headers, ...(payload === undefined ? {} : { payload }) };
}

export function mutationsOf(request: ContractRequest): fc.Arbitrary<Mutation[]> {
  const hasQuery = request.url.includes('?');
  const parts: Mutation['part'][] = ['headers', 'path'];
  if (hasQuery) parts.push('query', 'query');
  if (request.body !== undefined) parts.push('body', 'body', 'body', 'body', 'text');
  const values = fc.constantFrom(...Object.keys(CHANGES));
  const change = fc.oneof(
    { arbitrary: values, weight: 3 },
    { arbitrary: fc.constantFrom(...SHAPES), weight: 1 },
  );
  const mutation = fc.record(
    { part: fc.constantFrom(...parts), place: fc.nat(60), change },
    { noNullPrototype: true },
  );
  return fc.array(mutation, { minLength: 1, maxLength: 3 });
}
