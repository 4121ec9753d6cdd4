export type { CallControls } from './core/call.ts';
export type { Exchange, WireResponse, WireCall } from './core/exchange.ts';
export { createServiceHealth, type ServiceHealth } from './core/health.ts';
export type { BotAction, BotDefenceEvent, CallRecord, CheckedResponse, ClientHooks } from './core/hooks.ts';
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
export { recoveryOf } from './errors/recovery-of.ts';
export { createCodeProof, type CodeProof } from './session/pkce.ts';
export { createGuestSession, type GuestSessionOptions } from './session/guest-session.ts';
export { createSession } from './session/session.ts';
export type {
  ConsumerFacts,
  LoyaltyToken,
  ManagedSession,
  RequestToken,
  Session,
  SessionOptions,
  SessionSnapshot,
  SessionStorage,
} from './session/session-types.ts';
export {
  createSignIn,
  type GuestMerge,
  type ConsumerCredentials,
  type Credentials,
  type SignedChallenge,
  type SignIn,
  type SignInOptions,
  type SignInOutcome,
} from './session/sign-in.ts';
export { TOKEN_RETRY_DELAY_MS } from './session/token-call.ts';
export { tokenRequest } from './session/token-request.ts';
