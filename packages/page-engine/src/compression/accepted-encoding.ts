/** The encodings that we make, best first. */
export type Encoding = (typeof ENCODINGS)[number];
const ENCODINGS = ['br', 'gzip'] as const;

/** Types that are worth compressing. */
export const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json))/;

/** The name of an accepted encoding, or undefined where a weight of nought rejects it. */
function readAccepted(part: string): string | undefined {
  const [name = '', ...parameters] = part.split(';');
  const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
  return weight === undefined || Number(weight.slice(2)) > 0 ? name.trim() : undefined;
}

/** The first of some encodings that the caller takes; a weight of nought rejects one. */
export function firstAccepted<Name extends string>(
  acceptEncoding: string | undefined,
  encodings: readonly Name[],
): Name | undefined {
  const accepted = new Set((acceptEncoding ?? '').toLowerCase().split(',').map(readAccepted));
  return encodings.find((encoding) => accepted.has(encoding));
}

/** The best encoding that the caller takes and that there is. */
export const encodingFor = (
  acceptEncoding: string | undefined,
  available: { readonly [Name in Encoding]?: unknown } = { br: true, gzip: true },
): Encoding | undefined =>
  firstAccepted(
    acceptEncoding,
    ENCODINGS.filter((encoding) => available[encoding] !== undefined),
  );
