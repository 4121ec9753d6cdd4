/** What was seen on a page, by id, in whichever order it is seen and described. */
export interface Sightings {
  readonly see: (id: string) => void;
  readonly expect: (id: string, run: () => void) => void;
  readonly clear: () => void;
}

/** Sightings of the page that is shown. */
export function createSightings(): Sightings {
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
