export type { BalanceAccount } from './balances/accounts.ts';
export { balanceReader, balances } from './balances/balances.ts';
export { balanceEntry } from './balances/schema.ts';
export {
  digitalGifts,
  forgetGifts,
  giftsOfLine,
  hasSentGifts,
  promiseGifts,
} from './digital-gifts/repository.ts';
export { digitalGift } from './digital-gifts/schema.ts';
export { sendDueGifts } from './digital-gifts/send-gifts.ts';
export { giftCardWorth } from './digital-gifts/worth.ts';
export {
  type AttemptState,
  BLOCKING_STATES,
  DUE_STATES,
  FAILED_STATES,
  LIVE_STATES,
  UNDECIDED_STATES,
  WORKING_STATES,
  spelled,
} from './orders/attempt-states.ts';
export { newDeletedOwner } from './orders/deleted-owner.ts';
export { type OrderStage, fulfilmentCursor, orderFulfilment } from './orders/fulfilment-schema.ts';
export { refundedByTender } from './orders/refunded-by-tender.ts';
export { orderLink } from './orders/link-schema.ts';
export { moveGuestOrder } from './orders/move-order.ts';
export type { CapSpend, OrderPlan, PlannedLine } from './orders/order-plan.ts';
export { outsideTenders, paidByRewards, tendersOf } from './orders/planned-tender.ts';
export type { OutsideTender, PlannedTender } from './orders/tender-types.ts';
export { type RefundShare, orderRefund } from './orders/refund-schema.ts';
export { returnDaysOf } from './orders/return-days.ts';
export { orderReturn, orderReturnLine } from './orders/return-schema.ts';
export { orderLine, paymentAttempt, shopOrder, stockHold } from './orders/schema.ts';
export { createCardKeys, shopperEmail, shopperOwner } from './orders/shopper-email.ts';
export { orderShopper } from './orders/shopper-schema.ts';
