export { batchingFor, type Batching, type BatchingOptions } from './events/batching.ts';
export {
  createCustomerData,
  type CustomerDataEvent,
  type CustomerDataOptions,
} from './events/customer-data.ts';
export { createEventSender, type EventSender, type EventSenderOptions } from './events/event-sender.ts';
export { parseRevenue, parseValue, type EventTags } from './events/event-values.ts';
export type { EventClient } from './events/payload.ts';
export { MAX_PENDING, PENDING_KEY } from './events/pending-store.ts';
