/** A callout's texts (spec 2 §4): below the threshold, on the way (`{distance}`), and reached. */
export interface Callout {
  readonly below: string;
  readonly distance: string;
  readonly reached: string;
}

/** Parses exactly three `|`-separated parts, trimmed; otherwise undefined (spec 2 §4). */
export function parseCallout(callout: unknown): Callout | undefined {
  if (typeof callout !== 'string') return undefined;
  const parts = callout.split('|').map((part) => part.trim());
  const [below = '', distance = '', reached = ''] = parts;
  return parts.length === 3 ? { below, distance, reached } : undefined;
}

/** Replaces every `{distance}` by an amount, which is never a replacement pattern (spec 2 §4). */
export function fillDistance(text: string, amount: string): string {
  return text.replaceAll('{distance}', () => amount);
}
