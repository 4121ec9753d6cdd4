/** Supported encodings, best first. */
export type Encoding = (typeof ENCODINGS)[number];
const ENCODINGS = ['br', 'gzip'] as const;

/** Media types that are worth compressing. */
export const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json))/;

/** The name of an accepted encoding; undefined if `q=0` rejects it. */
function readAccepted(part: string): string | undefined {
  const [name = '', ...parameters] = part.split(';');
  const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
  return weight === undefined || Number(weight.slice(2)) > 0 ? name.trim() : undefined;
}

/** The first encoding that the client accepts; `q=0` rejects one. */
export function firstAccepted<Name extends string>(
  acceptEncoding: string | undefined,
  encodings: readonly Name[],
): Name | undefined {
  const accepted = new Set((acceptEncoding ?? '').toLowerCase().split(',').map(readAccepted));
  return encodings.find((encoding) => accepted.has(encoding));
}

/** The best available encoding that the client accepts. */
export const encodingFor = (
  acceptEncoding: string | undefined,
  available: { readonly [Name in Encoding]?: unknown } = { br: true, gzip: true },
): Encoding | undefined =>
  firstAccepted(
    acceptEncoding,
    ENCODINGS.filter((encoding) => available[encoding] !== undefined),
  );
