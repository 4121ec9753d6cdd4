/** What was seen on a page, by id, in whichever order it is seen and described. */
export interface Impressions {
  readonly see: (id: string) => void;
  readonly expect: (id: string, run: () => void) => void;
  readonly clear: () => void;
}

/** Impressions of the page that is shown. */
export function createImpressions(): Impressions {
  const seen = new Set<string>();
  const expected = new Map<string, () => void>();
  return {
    see: (id) => {
      seen.add(id);
      expected.get(id)?.();
      expected.delete(id);
    },
    expect: (id, run) => {
      if (seen.has(id)) run();
      else expected.set(id, run);
    },
    clear: () => {
      seen.clear();
      expected.clear();
    },
  };
}
