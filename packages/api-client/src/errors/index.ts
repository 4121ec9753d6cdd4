export {
  errorCatalogue,
  findCatalogueEntry,
  frontEndIdOf,
  type CatalogueEntry,
  type ErrorCode,
} from './catalogue.ts';
export { frontEndIds, itemCodes, type FrontEndId, type ItemCode } from './front-end-ids.ts';
export type { ErrorArea, ErrorField, ErrorHandling, ErrorPlace, ErrorRecovery } from './handling.ts';
export {
  fillText,
  findHandling,
  messageFor,
  textOf,
  type MessageValues,
  type Rejected,
} from './message-for.ts';
export type { MessageKey, Texts } from './messages/en.ts';
export { recoveryOf } from './recovery-of.ts';
