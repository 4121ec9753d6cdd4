import * as v from 'valibot';
import { emailRules, integer, maxLength, maxValue, minValue, type Rule } from './rules.ts';
import { normalizeEmail, normalizeLine, normalizeLines, normalizePassword } from './text.ts';
import { obey } from './validate.ts';

/** Default maximum length of a line, in code points (our own). */
export const TEXT_LIMIT = 255;

/** A line of text, normalised before measuring; `prepare` runs unless it is too long (spec 1 §5). */
export function line(rules: readonly Rule[], prepare: (value: string) => string = (value) => value) {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.transform(normalizeLine),
    v.transform((value) => (value.length > 2 * TEXT_LIMIT ? value : prepare(value))),
    obey([...rules, maxLength(TEXT_LIMIT)]),
    v.transform(normalizeLine),
  );
}

/** A password, unchanged (our own rule). */
export function verbatim(rules: readonly Rule[]) {
  return v.pipe(v.nullish(v.string(), ''), v.transform(normalizePassword), obey(rules));
}

/** A multi-line text (our own rule). */
export function paragraphs(rules: readonly Rule[]) {
  return v.pipe(v.nullish(v.string(), ''), v.transform(normalizeLines), obey(rules));
}

/** A required e-mail address of at most 100 characters (spec 1 §5). */
export const emailField = /* @__PURE__ */ line(emailRules, normalizeEmail);

/** A checkbox: ticked is true, 'true', 'on' or '1' (our own rule). */
export function checkbox(rules: readonly Rule<boolean>[] = []) {
  return v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((value) => value === true || value === 'on' || value === 'true' || value === '1'),
    obey(rules),
  );
}

/** A required checkbox (spec 1 §5, spec 3 §5). */
export const requiredCheckbox: Rule<boolean> = { code: 'requiredCheckbox', test: (ticked) => ticked };

/** A whole number within bounds, as a number or digits; missing or empty is the fallback (spec 1 §9). */
export function wholeNumber(min: number, max: number, fallback: number) {
  return v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((value) => toNumber(value, fallback)),
    obey([integer, minValue(min), maxValue(max)]),
  );
}

function toNumber(value: unknown, fallback: number): number {
  if (typeof value === 'number') return value;
  if (value === '') return fallback;
  return typeof value === 'string' && /^\s*-?[0-9]{1,15}\s*$/.test(value) ? Number(value) : Number.NaN;
}
