// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { MockOperation } from '../mock-operation.ts';

export type ExperimentationOperationId = 'getExperimentConfiguration' | 'logExperimentEvents' | 'queryAudienceSegments' | 'trackCustomerData';


export const experimentation: readonly MockOperation<ExperimentationOperationId>[] = [
  {"id":"getExperimentConfiguration","call":"GET /datafiles/{sdkKey}.json","host":"https://cdn.experiments.example.com","answers":{"200":{"body":{"version":"4","accountId":"215757","projectId":"901","revision":"7","anonymizeIP":true,"botFiltering":false,"sendFlagDecisions":true,"attributes":[{"id":"a1","key":"device"}],"audiences":[],"typedAudiences":[{"id":"au1","name":"Phones","conditions":["and",["or",{"type":"custom_attribute","name":"device","match":"exact","value":"phone"}]]}],"events":[{"id":"e1","key":"purchase","experimentIds":["x1"]}],"experiments":[{"id":"x1","key":"hero_test","status":"Running","layerId":"l1","audienceIds":["au1"],"forcedVariations":{},"variations":[{"id":"v1","key":"big","featureEnabled":true,"variables":[{"id":"vr1","value":"Take the long way home"}]}],"trafficAllocation":[{"entityId":"v1","endOfRange":10000}]}],"featureFlags":[{"id":"f1","key":"hero","experimentIds":["x1"],"rolloutId":"","variables":[{"id":"vr1","key":"title","type":"string","defaultValue":"Northfell"}]}],"groups":[],"rollouts":[],"integrations":[]}},"304":{},"403":{},"500":{}}},
  {"id":"logExperimentEvents","call":"POST /v1/events","host":"https://cdn.experiments.example.com","answers":{"204":{},"400":{},"500":{}}},
  {"id":"trackCustomerData","call":"GET /v2/zaius.gif","host":"https://cdn.experiments.example.com","answers":{"200":{"type":"image/gif"},"400":{},"500":{}}},
  {"id":"queryAudienceSegments","call":"POST /v3/graphql","host":"https://cdn.experiments.example.com","answers":{"200":{"body":{"data":{"customer":{"audiences":{"edges":[{"node":{"name":"runners","state":"qualified"}}]}}}}},"400":{},"401":{},"500":{}}},
];
