/** What was seen on a page, by id, whoever comes first: the one who saw it or the one who knows what it is. */
export interface Sightings {
  readonly see: (id: string) => void;
  /** Runs once when the thing is seen, at once if it was. */
  readonly expect: (id: string, run: () => void) => void;
  /** Another page begins. */
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
