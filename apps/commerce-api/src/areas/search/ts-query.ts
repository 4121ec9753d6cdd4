/** A part of a `tsquery`: lexemes joined by `&` and `|`. */
export type Expression = string;

/** A lexeme of letters and digits; as a beginning it finds longer ones, with a weight only words of that part. */
export const lexeme = (text: string, isBeginning: boolean, weight: 'A' | ''): Expression => {
  const flags = `${isBeginning ? '*' : ''}${weight}`;
  return flags === '' ? `'${text}'` : `'${text}':${flags}`;
};

const join = (sign: '&' | '|', parts: readonly Expression[]): Expression => {
  const [first, ...more] = new Set(parts);
  return first === undefined || more.length === 0 ? (first ?? '') : `(${[first, ...more].join(` ${sign} `)})`;
};

/** All of the parts. */
export const and = (parts: readonly Expression[]): Expression => join('&', parts);

/** Any of the parts. */
export const or = (parts: readonly Expression[]): Expression => join('|', parts);
