export type { CallControls } from './core/call.ts';
export { createServiceHealth, type ServiceHealth } from './core/health.ts';
export type { BotAction, BotDefenceEvent, CallRecord, CheckedAnswer, ClientHooks } from './core/hooks.ts';
export type { PreviewMode, RequestContext } from './core/request-context.ts';
export type { ServiceClient, ServiceClientOptions, WithoutHeaders } from './core/service-client.ts';
export {
  ApiError,
  BaseUrlError,
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
