/** JSON with sorted keys, so that equal values are equal texts. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, stable(part)]),
  );
}

/** True where two rows differ in one of the columns. */
export const differ = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): boolean =>
  columns.some((column) => {
    const [before, after] = [one[column], other[column]];
    if (before === after) return false;
    return JSON.stringify(stable(before)) !== JSON.stringify(stable(after));
  });
