export { addressSchema, type Address } from './address.ts';
export { birthday, calendarDay, formatDate, parseDate, type IsoDate } from './calendar.ts';
export {
  addressFieldRules,
  fieldSettings,
  type AddressField,
  type CountryRules,
  type FieldRule,
  type FieldSettings,
} from './country-rules.ts';
export { eventRegistrationSchema, type EventOptions } from './event-registration.ts';
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
export { forgotPasswordSchema, passwordChangeSchema, passwordResetSchema } from './password-forms.ts';
export { password, PASSWORD_MAX_LENGTH, passwordChecklist, type PasswordRequirement } from './password.ts';
export type { PersonField } from './person.ts';
export { previewLimits, previewSchema, type PreviewLimit } from './preview.ts';
export { profileSchema, type ProfileOptions } from './profile.ts';
export {
  birthDate,
  checkValue,
  date,
  differentFrom,
  email,
  emailRules,
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
  oneOf,
  regex,
  required,
  sameAs,
  type BirthDateOptions,
  type Rule,
} from './rules.ts';
export { matchesPattern, PATTERN_VALUE_LIMIT, safePattern } from './safe-pattern.ts';
export {
  applyMask,
  capitalizeWords,
  codePoints,
  fillsMask,
  isBlank,
  normalizeCode,
  normalizeText,
  textKindOf,
  type TextKind,
} from './text.ts';
export {
  formValues,
  obey,
  rejecting,
  validate,
  type FieldErrors,
  type FormValues,
  type ValidationResult,
} from './validate.ts';
export { contactSchema, MESSAGE_LIMIT, newsletterSchema } from './shopper-forms.ts';
export { loyaltySignUpSchema, signUpSchema, simplifiedSignUpSchema } from './sign-up.ts';
export {
  signUpOptions,
  type ShopperMoment,
  type SignUpNeed,
  type SignUpOptions,
  type SiteSettings,
} from './site-settings.ts';
