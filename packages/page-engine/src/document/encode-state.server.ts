import { isRouteErrorResponse } from 'react-router';

/** The data of a page, by the names of the router's client. */
export interface PageState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData?: unknown;
  readonly errors?: unknown;
}

/** The router's codes for special values. */
function special(value: unknown): number | undefined {
  if (value === undefined) return -7;
  if (value === null) return -5;
  if (typeof value !== 'number') return undefined;
  if (Number.isNaN(value)) return -2;
  if (Object.is(value, -0)) return -4;
  if (value === Infinity) return -6;
  return value === -Infinity ? -3 : undefined;
}

/**
 * Encodes data as the router's client decodes it: a list with every value once, referred to by index. Data
 * are JSON, `undefined` and errors. Runs over thousands of values per page, hence loops.
 */
export function encodeState(state: PageState): string {
  const places = new Map<unknown, number>();
  const list: string[] = [];
  const placeOf = (value: unknown): number => {
    const known = typeof value === 'string' ? places.get(value) : (special(value) ?? places.get(value));
    if (known !== undefined) return known;
    const place = list.push('') - 1;
    places.set(value, place);
    list[place] = typeof value === 'object' && value !== null ? writeObject(value) : writePlain(value);
    return place;
  };
  const placesOf = (values: readonly unknown[]): string => {
    let text = '';
    for (const value of values) text += text === '' ? placeOf(value) : `,${placeOf(value)}`;
    return text;
  };
  const writeObject = (value: object): string => {
    if (Array.isArray(value)) return `[${placesOf(value)}]`;
    if (Object.getPrototypeOf(value) === Object.prototype)
      return writeFields(value as Readonly<Record<string, unknown>>);
    if (isRouteErrorResponse(value))
      return `["ErrorResponse",${placesOf([value.data, value.status, value.statusText])}]`;
    if (value instanceof Error)
      return `["SanitizedError",${placesOf([value.name, value.message, value.stack])}]`;
    return reject();
  };
  const writeFields = (fields: Readonly<Record<string, unknown>>): string => {
    let text = '';
    for (const name of Object.keys(fields))
      text += `${text === '' ? '' : ','}"_${placeOf(name)}":${placeOf(fields[name])}`;
    return `{${text}}`;
  };
  placeOf(state);
  return `[${list.join(',')}]\n`;
}

const writePlain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : reject();

function reject(): never {
  throw new TypeError('Data of a public page are plain: texts, numbers, lists and objects.');
}
