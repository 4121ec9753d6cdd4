export { addressSchema, type Address } from './address.ts';
export { birthday, parseDate, type IsoDate } from './calendar.ts';
export { addressFieldRules, type AddressField, type CountryRules, type FieldRule } from './country-rules.ts';
export {
  checkbox,
  emailField,
  line,
  paragraphs,
  requiredCheckbox,
  TEXT_LIMIT,
  verbatim,
  wholeNumber,
} from './fields.ts';
export {
  addToCartSchema,
  contactEmailSchema,
  couponSchema,
  DEFAULT_MAX_QTY,
  giftCardSchema,
  quantitySchema,
  signInSchema,
} from './forms.ts';
export {
  defaultMessages,
  defaultText,
  fieldError,
  type ErrorCode,
  type FieldError,
  type MessageKey,
  type MessageParams,
} from './messages.ts';
export { password, PASSWORD_MAX_LENGTH, passwordChecklist, type PasswordRequirement } from './password.ts';
export {
  birthDate,
  checkValue,
  date,
  email,
  exactLength,
  guestName,
  integer,
  maxDate,
  maxLength,
  maxValue,
  minDate,
  minLength,
  minValue,
  name,
  regex,
  required,
  sameAs,
  type BirthDateOptions,
  type Rule,
} from './rules.ts';
export { matchesPattern, PATTERN_VALUE_LIMIT, safePattern } from './safe-pattern.ts';
export { applyMask, capitalizeWords, cleanLine, cleanText, codePoints, isBlank } from './text.ts';
export {
  formValues,
  obey,
  refusing,
  validate,
  type FieldErrors,
  type FormValues,
  type ValidationResult,
} from './validate.ts';
export { contactSchema, eventSchema, MESSAGE_LIMIT, newsletterSchema } from './shopper-forms.ts';
export {
  loyaltySignUpSchema,
  signUpSchema,
  simplifiedSignUpSchema,
  type SignUpNeed,
  type SignUpOptions,
} from './sign-up.ts';
