export { AddressFields, fieldId, fieldLabel } from './components/AddressFields.tsx';
export { AddressText } from './components/AddressText.tsx';
export { CardFrame, type CardFrameHandle, type CardOutcome } from './components/CardFrame.tsx';
export { OrderFacts, OrderReceipt, type OrderView, type PlacedOrderView } from './components/PlacedOrder.tsx';
export { StepErrors } from './components/StepErrors.tsx';
export { addressLine, addressLines } from './model/address-lines.ts';
export type { AddressFormView } from './server/address.server.ts';
export { cardProblem } from './model/card-problem.ts';
