// What other features may use of this one.
export { AddressFields } from './components/AddressFields.tsx';
export { AddressText } from './components/AddressText.tsx';
export {
  OrderFacts,
  OrderReceipt,
  type OrderView,
  type PlacedOrderView,
} from './components/PlacedOrder.tsx';
export { StepErrors } from './components/StepErrors.tsx';
export { addressLines } from './model/address-lines.ts';
export type { AddressFormView } from './server/address.server.ts';
