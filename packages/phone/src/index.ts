export { phoneCountries, phoneCountry, type PhoneCountry, type Region } from './countries.ts';
export {
  DEFAULT_NATIONAL_LENGTH,
  defaultMasks,
  digitsOf,
  fittingMask,
  formatPhone,
  maskLength,
  masksFor,
  plainDigits,
} from './masks.ts';
export { hasExtension } from './extension.ts';
export {
  isInternational,
  maskWhileTyping,
  type PhoneChange,
  type PreviousPhone,
  type TypedPhone,
} from './mask-while-typing.ts';
export {
  isValidPhone,
  parsePhone,
  toNational,
  type ParsedPhone,
  type ParseOptions,
  type PhoneRules,
} from './parse-phone.ts';
