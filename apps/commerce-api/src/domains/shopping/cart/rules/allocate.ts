/** A line's demand of a variant; without a key it needs no stock. */
export interface Demand {
  readonly variantId: string;
  /** Equal for lines with the same stock. */
  readonly shelf: string | undefined;
  readonly quantity: number;
}

/** What a line may have. */
export interface Supply {
  /** Stock after earlier lines. */
  readonly stock: number;
  /** Maximum quantity. */
  readonly allowed: number;
}

/** Allocates in line order: lines share stock by location, and the order limit by variant. */
export function allocate<T extends Demand>(
  lines: readonly T[],
  stockOf: (line: T) => number,
  limitOf: (line: T) => number,
): Supply[] {
  const takenFrom = new Map<string, number>();
  const takenOf = new Map<string, number>();
  return lines.map((line) => {
    const { shelf, variantId, quantity } = line;
    const limit = Math.max(0, limitOf(line) - (takenOf.get(variantId) ?? 0));
    const stock = shelf === undefined ? limit : Math.max(0, stockOf(line) - (takenFrom.get(shelf) ?? 0));
    takenOf.set(variantId, (takenOf.get(variantId) ?? 0) + quantity);
    if (shelf !== undefined) takenFrom.set(shelf, (takenFrom.get(shelf) ?? 0) + quantity);
    return { stock, allowed: Math.min(stock, limit) };
  });
}
