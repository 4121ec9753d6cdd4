import { leavesOf } from './raw.ts';

/** A field of a draft that differs from the live version. */
export interface Difference {
  readonly path: string;
  /** Absent for a new field. */
  readonly live?: string;
  /** Absent for a removed field. */
  readonly draft?: string;
}

const textsOf = (block: unknown): ReadonlyMap<string, string> =>
  new Map(leavesOf(block).map(({ path, value }) => [path, String(value)]));

/** The differences of two versions of a block, in the draft's order, then removed fields. */
export function differencesOf(live: unknown, draft: unknown): readonly Difference[] {
  const before = textsOf(live);
  const after = textsOf(draft);
  const changed = [...after].flatMap(([path, text]): Difference[] => {
    const old = before.get(path);
    if (old === text) return [];
    return [old === undefined ? { path, draft: text } : { path, live: old, draft: text }];
  });
  const gone = [...before].flatMap(([path, text]) => (after.has(path) ? [] : [{ path, live: text }]));
  return [...changed, ...gone];
}
