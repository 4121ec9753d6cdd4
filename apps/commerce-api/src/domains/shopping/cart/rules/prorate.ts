/** Prorates an amount; rounding remainders go to the largest fractions. Without weights the amount must be 0. */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(total));
  const parts = exact.map(Number);
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const remainders = weights
    .map((weight, index) => ({ index, rest: (BigInt(amount) * BigInt(weight)) % BigInt(total) }))
    .toSorted((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
    );
  for (const { index } of remainders) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
