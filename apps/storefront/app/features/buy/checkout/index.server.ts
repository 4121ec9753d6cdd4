export {
  addressFormView,
  addressValues,
  countryRules,
  fieldErrorText,
  readAddress,
} from './server/address.server.ts';
export { typedForm } from './server/typed-form.server.ts';
export { orderView } from './server/confirmation.server.ts';
export { bringPaymentChoice } from './model/payment-choice.ts';
