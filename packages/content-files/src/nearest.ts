/** Insertions, deletions, replacements and swaps of neighbours between two short words. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const options = [(row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost];
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        options.push((before[j - 2] ?? 0) + 1);
      row.push(Math.min(...options));
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

const LONGEST = 60;

/** The known word that a misspelled one probably meant; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const given = word.toLowerCase();
  const [best] = known
    .map((name) => ({ name, steps: distance(given, name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.steps - other.steps);
  return best?.name;
}
