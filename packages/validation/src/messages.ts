/** Error codes and default texts (spec 1 §5), verbatim if specified. */
export const defaultMessages = {
  required: 'This field is required',
  email: 'Email is not valid',
  exactLength: 'Value must contain exactly {length} characters',
  minLength: 'at least {min} characters',
  maxLength: 'not longer than {max} characters',
  integer: 'Value must be a whole number',
  minValue: 'Value must be at least {min}',
  maxValue: 'Value must be at most {max}',
  minDate: 'Date should not be before {min}',
  maxDate: 'Date should not be after {max}',
  date: 'Date should match {format} and be a valid date.',
  dateOfBirth: 'Date of birth is not valid.',
  ageRestriction: 'You must be at least {age} years old.',
  name: 'Name is not valid.',
  guestName: 'Guest name is not valid.',
  password: 'Password does not meet requirements.',
  passwordLength: 'at least 8 characters',
  passwordNumber: 'at least one number',
  passwordUpperCase: 'at least one upper-case character',
  passwordLowerCase: 'at least one lower-case character',
  sameAs: 'Values do not match',
  differentFrom: 'Value must differ from the one before',
  pattern: 'Value is not valid',
  oneOf: 'Please choose one of the list',
  invalid: 'Value is not valid',
  phone: 'A valid phone number is required',
  phoneExtension: 'Please enter the number without an extension',
  docType: 'Doc type is required',
  requiredCheckbox: 'Please tick this box to continue',
} as const satisfies Record<string, string>;

/** The code of an error, the same in code, messages and tests (our own rule). */
export type ErrorCode = keyof typeof defaultMessages;

/** The message key of an error's translation (our own rule). */
export type MessageKey = `validation.${ErrorCode}`;

/** Values of a message's placeholders (our own rule). */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Why a field is rejected: data for a translated text (our own rule). */
export interface FieldError {
  readonly code: ErrorCode;
  readonly messageKey: MessageKey;
  readonly params: MessageParams;
}

/** Creates an error with its message key (our own rule). */
export function fieldError(code: ErrorCode, params: MessageParams = {}): FieldError {
  return { code, messageKey: `validation.${code}`, params };
}

/** The default text of an error with its placeholders filled (spec 1 §5). */
export function defaultText({ code, params }: Pick<FieldError, 'code' | 'params'>): string {
  return defaultMessages[code].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}
