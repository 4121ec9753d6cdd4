/** A line that wants pieces of a variant from somewhere; none of what needs no stock. */
export interface Demand {
  readonly variantId: string;
  /** The same for all lines that take from the same shelf. */
  readonly shelf: string | undefined;
  readonly quantity: number;
}

/** What one line may have now. */
export interface Supply {
  /** Pieces that the lines before it leave on its shelf. */
  readonly stock: number;
  /** Most pieces that it may have. */
  readonly allowed: number;
}

/**
 * Gives lines in their order what is there: those of the same shelf share its stock, and those of the same variant share
 * what one order may have of it, wherever they take it from.
 */
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
