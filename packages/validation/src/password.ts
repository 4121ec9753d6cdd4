import { fieldError, type FieldError } from './messages.ts';
import type { Rule } from './rules.ts';
import { codePoints, isText } from './text.ts';

/** UTF-16 units; not in the specification, as in the contracts (our own). */
export const PASSWORD_MAX_LENGTH = 128;

const requirements: readonly Rule[] = [
  { code: 'passwordLength', test: (value) => codePoints(value) >= 8 },
  { code: 'passwordNumber', test: (value) => /\p{Nd}/u.test(value) },
  { code: 'passwordUpperCase', test: (value) => /\p{Lu}/u.test(value) },
  { code: 'passwordLowerCase', test: (value) => /\p{Ll}/u.test(value) },
];

/** One line of the live checklist (spec 1 §5). */
export interface PasswordRequirement extends FieldError {
  readonly met: boolean;
}

/** The four requirements in the specification's order, each met or not (spec 1 §5). */
export function passwordChecklist(value: string): readonly PasswordRequirement[] {
  return requirements.map(({ code, test }) => ({
    ...fieldError(code),
    met: isText(value) && test(value),
  }));
}

/** 8 to 128 characters, one upper-case, one lower-case, one digit; any Unicode besides (spec 1 §5). */
export const password: Rule = {
  code: 'password',
  test: (value) =>
    codePoints(value) === 0 ||
    (isText(value) && value.length <= PASSWORD_MAX_LENGTH && requirements.every(({ test }) => test(value))),
};
