import { isRouteErrorResponse } from 'react-router';

/** The data of a page, by the names that the router's client knows. */
export interface PageState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData?: unknown;
  readonly errors?: unknown;
}

/** Values that stand for themselves, by the numbers of the router's encoding. */
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
 * Writes data as the router's client reads them (a list in which every value stands once and is referred to by its
 * place), for data that the router itself was not given. Data are what JSON can say; `undefined` and faults come on top.
 */
export function encodeState(state: PageState): string {
  const places = new Map<unknown, number>();
  const list: string[] = [];
  const placeOf = (value: unknown): number => {
    const known = special(value) ?? places.get(value);
    if (known !== undefined) return known;
    const place = list.push('') - 1;
    places.set(value, place);
    list[place] = write(value);
    return place;
  };
  const writeFields = (value: object) =>
    `{${Object.entries(value)
      .map(([name, field]) => `"_${placeOf(name)}":${placeOf(field)}`)
      .join(',')}}`;
  const write = (value: unknown): string => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map(placeOf).join(',')}]`;
    if (isRouteErrorResponse(value))
      return `["ErrorResponse",${[value.data, value.status, value.statusText].map(placeOf).join(',')}]`;
    if (value instanceof Error)
      return `["SanitizedError",${[value.name, value.message, value.stack].map(placeOf).join(',')}]`;
    if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
      return writeFields(value);
    throw new TypeError('Data of a public page are plain: texts, numbers, lists and objects.');
  };
  placeOf(state);
  return `[${list.join(',')}]\n`;
}
