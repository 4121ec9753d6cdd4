/** What words have to be in a text: terms joined by "all" and "any". */
export type Expression =
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | Term;

/** A word of letters and digits. */
export interface Term {
  readonly lexeme: string;
  /** Finds longer words that begin with it, too. */
  readonly isBeginning: boolean;
  /** Looked for only in what a product is called. */
  readonly isInName: boolean;
}

const keyOf = (expression: Expression): string => JSON.stringify(expression);

const distinct = (parts: readonly Expression[]): readonly Expression[] => [
  ...new Map(parts.map((part) => [keyOf(part), part])).values(),
];

/** All of the parts. */
export function and(parts: readonly Expression[]): Expression {
  const [first, ...more] = distinct(parts);
  return first !== undefined && more.length === 0 ? first : { all: distinct(parts) };
}

/** Any of the parts. */
export function or(parts: readonly Expression[]): Expression {
  const [first, ...more] = distinct(parts);
  return first !== undefined && more.length === 0 ? first : { any: distinct(parts) };
}

/** The same expressions, each once. */
export const distinctExpressions = distinct;

/** The terms of an expression, each once. */
export function termsOf(expression: Expression): readonly Term[] {
  const collect = (each: Expression): readonly Term[] => {
    if ('lexeme' in each) return [each];
    return ('all' in each ? each.all : each.any).flatMap(collect);
  };
  return [...new Map(collect(expression).map((term) => [keyOf(term), term])).values()];
}
