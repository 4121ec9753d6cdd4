/** `next` with every part that equals one of `before` replaced by that object; list entries are matched by `id`, else place. */
export function shareStructure(before: unknown, next: unknown): unknown {
  if (!isObject(before) || !isObject(next)) return next;
  if (Array.isArray(before) || Array.isArray(next))
    return Array.isArray(before) && Array.isArray(next) ? shareList(before, next) : next;
  return shareFields(before, next);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function shareFields(before: Record<string, unknown>, next: Record<string, unknown>): object {
  let isSame = Object.keys(before).length === Object.keys(next).length;
  for (const name of Object.keys(next)) {
    const [old, value] = [Object.hasOwn(before, name) ? before[name] : undefined, next[name]];
    if (value === old) continue;
    const shared = shareStructure(old, value);
    if (shared === old) next[name] = shared;
    else isSame = false;
  }
  return isSame ? before : next;
}

function shareList(before: readonly unknown[], next: unknown[]): readonly unknown[] {
  const find = finderIn(before);
  let isSame = before.length === next.length;
  for (const [index, value] of next.entries()) {
    const shared = shareStructure(find(value, index), value);
    next[index] = shared;
    if (shared !== before[index]) isSame = false;
  }
  return isSame ? before : next;
}

const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined);

function finderIn(before: readonly unknown[]): (value: unknown, index: number) => unknown {
  let byId: Map<unknown, unknown> | undefined;
  return (value, index) => {
    const id = idOf(value);
    if (id === undefined || idOf(before[index]) === id) return before[index];
    byId ??= new Map(before.map((entry) => [idOf(entry), entry]));
    return byId.get(id);
  };
}
