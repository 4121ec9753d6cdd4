/** A content object as stored. */
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the content with its path: `targets.0.text`. */
export interface Leaf {
  readonly path: string;
  readonly key: string;
  readonly value: string | number | boolean;
}

const DEEPEST = 20;
const MOST_LEAVES = 5_000;

function* walk(value: unknown, path: string, key: string, depth: number): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    yield { path, key, value };
  else if (depth < DEEPEST && typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value))
      yield* walk(entry, path === '' ? name : `${path}.${name}`, name, depth + 1);
  }
}

/** Every value of a block with its path, at most five thousand. */
export function leavesOf(block: unknown): readonly Leaf[] {
  const leaves: Leaf[] = [];
  for (const leaf of walk(block, '', '', 0)) {
    leaves.push(leaf);
    if (leaves.length === MOST_LEAVES) break;
  }
  return leaves;
}

/** Every object of a block with its path, the block itself first. */
export function objectsOf(value: unknown, path = '', depth = 0): readonly (readonly [string, Raw])[] {
  if (depth > DEEPEST) return [];
  const entries = isRaw(value) || Array.isArray(value) ? Object.entries(value) : [];
  return [
    ...(isRaw(value) ? [[path, value] as const] : []),
    ...entries.flatMap(([name, entry]) =>
      objectsOf(entry, path === '' ? name : `${path}.${name}`, depth + 1),
    ),
  ];
}
