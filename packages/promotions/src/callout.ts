/** The three texts of a callout (spec 2 §4): below the threshold, on the way with `{distance}`, and reached. */
export interface Callout {
  readonly below: string;
  readonly distance: string;
  readonly reached: string;
}

/** Exactly three `|`-separated parts, trimmed; anything else, of any type, is no callout and gives nothing. */
export function parseCallout(callout: unknown): Callout | undefined {
  if (typeof callout !== 'string') return undefined;
  const [below, distance, reached, ...rest] = callout.split('|').map((part) => part.trim());
  if (below === undefined || distance === undefined || reached === undefined || rest.length > 0)
    return undefined;
  return { below, distance, reached };
}

/** Puts an amount wherever a text says `{distance}`; the amount is text, never a replacement pattern. */
export function withDistance(text: string, amount: string): string {
  return text.replaceAll('{distance}', () => amount);
}
