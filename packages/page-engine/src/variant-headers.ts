/** The header in which the page cache gives a rendering what was chosen; removed from incoming requests. */
export const VARIANT_HEADER = 'x-render-variant';
/** The header in which a rendering for the page cache names the choices that shaped it; never sent. */
export const USED_HEADER = 'x-render-used';

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

function decode(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

export const encodeChoices = (chosen: ReadonlyMap<string, string>): string =>
  chosen.size === 0 ? '' : encode([...chosen]);

/**
 * What the page cache renders a page with, by name; undefined for a request of a visitor, which the application
 * decides itself.
 */
export function choicesFor(request: Request): ReadonlyMap<string, string> | undefined {
  const header = request.headers.get(VARIANT_HEADER);
  if (header === null) return undefined;
  const entries = header === '' ? [] : decode(header);
  // Written by `encodeChoices` in this process: incoming requests have lost the header.
  return new Map(Array.isArray(entries) ? (entries as [string, string][]) : []);
}

/** Names the choices that shape a page, so that visitors for whom they differ get another rendering. */
export function nameUsedChoices(response: Response, names: ReadonlySet<string>): void {
  if (names.size > 0) response.headers.set(USED_HEADER, encode([...names]));
}

export function usedChoices(headers: Headers): readonly string[] {
  const names = decode(headers.get(USED_HEADER) ?? '[]');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
