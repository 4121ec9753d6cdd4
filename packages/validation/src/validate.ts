import * as v from 'valibot';
import { fieldError, type FieldError } from './messages.ts';
import { checkValue, type Rule } from './rules.ts';

/** Form errors by field path (`address.city`); under '' if the value is no form (our own rule). */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** The result of a form: parsed values, or the input with an error per field (our own rule). */
export type ValidationResult<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly values: FormValues; readonly errors: FieldErrors };

/** A form's values before validation (our own rule). */
export type FormValues = Readonly<Record<string, unknown>>;

/** Validates values; the first error of a field counts, unknown fields are dropped (our own rule). */
export function validate<TSchema extends v.GenericSchema>(
  schema: TSchema,
  values: unknown,
): ValidationResult<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, isForm(values) ? values : undefined);
  if (result.success) return { ok: true, values: result.output };
  const errors = new Map<string, FieldError>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!errors.has(path)) errors.set(path, toFieldError(issue));
  }
  return { ok: false, values: isForm(values) ? values : {}, errors: Object.fromEntries(errors) };
}

/** The values of a FormData or URLSearchParams: repeated names become a list, no files (our own rule). */
export function formValues(entries: Iterable<readonly [string, unknown]>): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [field, value] of entries) {
    if (typeof value !== 'string') continue;
    const before = values.get(field);
    if (before === undefined) values.set(field, value);
    else values.set(field, [before, value].flat());
  }
  return Object.fromEntries(values);
}

/** A valibot action that rejects by the first broken rule with its parameters (our own rule). */
export function obey<T>(rules: readonly Rule<T>[]) {
  return v.check(rejecting((value: T) => checkValue(value, rules)));
}

/** A requirement for valibot's checks that returns its error (our own rule). */
export function rejecting<T>(rejection: (value: T) => FieldError | undefined) {
  return Object.assign((value: T): boolean => rejection(value) === undefined, { rejection });
}

function toFieldError({ requirement, input }: v.GenericIssue): FieldError {
  if (typeof requirement !== 'function' || !('rejection' in requirement)) return fieldError('invalid');
  // Only rejecting() gives a requirement an error, and the issue has the value that it rejected.
  const requested = requirement as unknown as { rejection(value: unknown): FieldError | undefined };
  return requested.rejection(input) ?? fieldError('invalid');
}

function isForm(values: unknown): values is FormValues {
  return typeof values === 'object' && values !== null && !Array.isArray(values);
}
