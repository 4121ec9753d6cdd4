// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerContract } from '../contract.ts';

export const contract: AnswerContract = {
  service: 'experimentation',
  answers: {
    'GET /datafiles/{sdkKey}.json': [[{"$ref":"ExperimentConfiguration"}, 200], [false, 304, 403, 500]],
    'POST /v1/events': [[false, 204, 400, 500]],
    'GET /v2/zaius.gif': [[true, 200], [false, 400, 500]],
    'POST /v3/graphql': [[{"$ref":"SegmentsAnswer"}, 200], [false, 400, 401, 500]],
  },
  schemas: {
    Audience: {"type":"object","required":["id","conditions"],"properties":{"id":{"$ref":"EntityId"},"name":{"type":"string","maxLength":200},"conditions":{}}},
    CountedEvent: {"type":"object","required":["id","key"],"properties":{"id":{"$ref":"EntityId"},"key":{"type":"string","maxLength":100},"experimentIds":{"type":"array","maxItems":1000,"items":{"$ref":"EntityId"}}}},
    EntityId: {"type":"string","maxLength":60},
    ExclusionGroup: {"type":"object","required":["id","policy","experiments","trafficAllocation"],"properties":{"id":{"$ref":"EntityId"},"policy":{"type":"string","enum":["random","overlapping"]},"experiments":{"type":"array","maxItems":100,"items":{"$ref":"Experiment"}},"trafficAllocation":{"type":"array","maxItems":100,"items":{"$ref":"TrafficShare"}}}},
    Experiment: {"type":"object","required":["id","key","status","variations","trafficAllocation"],"properties":{"id":{"$ref":"EntityId"},"key":{"type":"string","maxLength":100},"status":{"type":"string","maxLength":40},"layerId":{"$ref":"EntityId"},"audienceIds":{"type":"array","maxItems":100,"items":{"$ref":"EntityId"}},"audienceConditions":{},"forcedVariations":{"type":"object","maxProperties":1000,"additionalProperties":{"type":"string","maxLength":100}},"variations":{"type":"array","maxItems":100,"items":{"$ref":"ExperimentVariation"}},"trafficAllocation":{"type":"array","maxItems":100,"items":{"$ref":"TrafficShare"}}}},
    ExperimentConfiguration: {"type":"object","required":["version","accountId","projectId","revision"],"properties":{"version":{"type":"string","enum":["2","3","4"]},"accountId":{"$ref":"EntityId"},"projectId":{"$ref":"EntityId"},"revision":{"type":"string","maxLength":20},"anonymizeIP":{"type":"boolean"},"botFiltering":{"type":"boolean"},"sendFlagDecisions":{"type":"boolean"},"attributes":{"type":"array","maxItems":1000,"items":{"$ref":"NamedEntity"}},"audiences":{"type":"array","maxItems":1000,"items":{"$ref":"Audience"}},"typedAudiences":{"type":"array","maxItems":1000,"items":{"$ref":"Audience"}},"events":{"type":"array","maxItems":1000,"items":{"$ref":"CountedEvent"}},"experiments":{"type":"array","maxItems":1000,"items":{"$ref":"Experiment"}},"featureFlags":{"type":"array","maxItems":1000,"items":{"$ref":"FeatureFlag"}},"groups":{"type":"array","maxItems":100,"items":{"$ref":"ExclusionGroup"}},"rollouts":{"type":"array","maxItems":1000,"items":{"$ref":"Rollout"}},"integrations":{"type":"array","maxItems":20,"items":{"$ref":"Integration"}}}},
    ExperimentVariation: {"type":"object","required":["id","key"],"properties":{"id":{"$ref":"EntityId"},"key":{"type":"string","maxLength":100},"featureEnabled":{"type":"boolean"},"variables":{"type":"array","maxItems":100,"items":{"type":"object","required":["id","value"],"properties":{"id":{"$ref":"EntityId"},"value":{"type":"string","maxLength":20000}}}}}},
    FeatureFlag: {"type":"object","required":["id","key","experimentIds","rolloutId","variables"],"properties":{"id":{"$ref":"EntityId"},"key":{"type":"string","maxLength":100},"experimentIds":{"type":"array","maxItems":100,"items":{"$ref":"EntityId"}},"rolloutId":{"$ref":"EntityId"},"variables":{"type":"array","maxItems":100,"items":{"$ref":"FeatureVariable"}}}},
    FeatureVariable: {"type":"object","required":["id","key","type","defaultValue"],"properties":{"id":{"$ref":"EntityId"},"key":{"type":"string","maxLength":100},"type":{"type":"string","maxLength":20},"subType":{"type":"string","maxLength":20},"defaultValue":{"type":"string","maxLength":20000}}},
    Integration: {"type":"object","required":["key"],"properties":{"key":{"type":"string","maxLength":60},"host":{"type":"string","maxLength":300},"publicKey":{"type":"string","maxLength":100},"pixelUrl":{"type":"string","maxLength":300}}},
    NamedEntity: {"type":"object","required":["id","key"],"properties":{"id":{"$ref":"EntityId"},"key":{"type":"string","maxLength":100}}},
    Rollout: {"type":"object","required":["id","experiments"],"properties":{"id":{"$ref":"EntityId"},"experiments":{"type":"array","maxItems":100,"items":{"$ref":"Experiment"}}}},
    SegmentEdge: {"type":"object","required":["node"],"properties":{"node":{"type":"object","required":["name","state"],"properties":{"name":{"type":"string","maxLength":200},"state":{"type":"string","maxLength":40}}}}},
    SegmentError: {"type":"object","required":["message"],"properties":{"message":{"type":"string","maxLength":1000},"extensions":{"type":"object","properties":{"code":{"type":"string","maxLength":100},"classification":{"type":"string","maxLength":100}}}}},
    SegmentsAnswer: {"type":"object","properties":{"data":{"type":"object","properties":{"customer":{"anyOf":[{"type":"null"},{"type":"object","required":["audiences"],"properties":{"audiences":{"type":"object","required":["edges"],"properties":{"edges":{"type":"array","maxItems":1000,"items":{"$ref":"SegmentEdge"}}}}}}]}}},"errors":{"type":"array","maxItems":100,"items":{"$ref":"SegmentError"}}}},
    TrafficShare: {"type":"object","required":["entityId","endOfRange"],"properties":{"entityId":{"$ref":"EntityId"},"endOfRange":{"type":"integer","minimum":0,"maximum":10000}}},
  },
};
