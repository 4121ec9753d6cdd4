export { CONSENT_COOKIE, consentCookieValue, parseConsentCookie } from './consent/consent-cookie.ts';
export {
  consentCodes,
  consentFrom,
  type Consent,
  type ConsentState,
  type ConsentCategory,
  type ConsentInput,
} from './consent/consent.ts';
export { createConsentGate, type ConsentGate, type ConsentView } from './consent/consent-gate.ts';
export type {
  Allocation,
  CustomerDataSettings,
  ExclusionGroup,
  ExperimentConfig,
  Flag,
  GlobalHoldout,
  Rule,
  Variable,
  VariableType,
  Variation,
} from './decisions/config.ts';
export type { Condition, Verdict } from './decisions/conditions.ts';
export {
  decideAll,
  decideExperiment,
  decideFlag,
  forceFlag,
  variableOf,
  type Decision,
  type DecisionSource,
} from './decisions/decide.ts';
export { eventContext, type EventContext } from './decisions/event-context.ts';
export { bucketOf, murmur3 } from './decisions/murmur3.ts';
export { parseConfig, type ParsedConfig } from './decisions/parse-config.ts';
export { compareVersions } from './decisions/semantic-version.ts';
export { fromSnapshot, toSnapshot } from './decisions/snapshot.ts';
export { createUser, type AttributeValue, type User, type UserDetails } from './decisions/user.ts';
export type { JsonValue, VariableValue } from './decisions/variables.ts';
export type { Clock, Fetch, HttpResponse, HttpRequest, KeyValueStorage, Log, Random } from './ports.ts';
export { createVisitorId, isVisitorId, newVisitorId, type VisitorId } from './visitor/visitor-id.ts';
