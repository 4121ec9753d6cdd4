/** A boolean expression of terms. */
export type Expression =
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | Term;

export interface Term {
  readonly lexeme: string;
  /** Matches longer words as well. */
  readonly isBeginning: boolean;
  /** Matches only in product names. */
  readonly isInName: boolean;
}

const keyOf = (expression: Expression): string => JSON.stringify(expression);

const distinct = (parts: readonly Expression[]): readonly Expression[] => [
  ...new Map(parts.map((part) => [keyOf(part), part])).values(),
];

export function and(parts: readonly Expression[]): Expression {
  const [first, ...more] = distinct(parts);
  return first !== undefined && more.length === 0 ? first : { all: distinct(parts) };
}

export function or(parts: readonly Expression[]): Expression {
  const [first, ...more] = distinct(parts);
  return first !== undefined && more.length === 0 ? first : { any: distinct(parts) };
}

/** The same expressions, each once. */
export const distinctExpressions = distinct;

export function termsOf(expression: Expression): readonly Term[] {
  const collect = (each: Expression): readonly Term[] => {
    if ('lexeme' in each) return [each];
    return ('all' in each ? each.all : each.any).flatMap(collect);
  };
  return [...new Map(collect(expression).map((term) => [keyOf(term), term])).values()];
}
