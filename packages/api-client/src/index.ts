export type { RequestContext } from './core/request-context.ts';
export type { ServiceClient, ServiceClientOptions, WithoutHeaders } from './core/service-client.ts';
export {
  ApiError,
  TransportError,
  type CallName,
  type ErrorDetail,
  type TransportFailure,
} from './errors/api-error.ts';
export {
  errorCatalogue,
  findCatalogueEntry,
  type CatalogueEntry,
  type ErrorCode,
  type ErrorPlace,
  type ErrorRecovery,
} from './errors/catalogue.ts';
export {
  createSession,
  TOKEN_RETRY_DELAY_MS,
  type RequestToken,
  type Session,
  type SessionOptions,
  type SessionSnapshot,
  type SessionStorage,
} from './session/session.ts';
export { guestTokenRequest } from './session/token-request.ts';
