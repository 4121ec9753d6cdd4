// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerContract } from '../contract.ts';

export const contract: AnswerContract = {
  service: 'decision',
  answers: {
    'POST /api/engine/v1/decide/{brand}': [[{"$ref":"DecisionAnswer"}, 200], [{"$ref":"DecisionRefusal"}, 400, 500]],
  },
  schemas: {
    DecisionAction: {"type":"object","required":["actionType","isControl"],"properties":{"actionId":{"type":"integer","minimum":0},"actionType":{"type":"string","maxLength":120},"isControl":{"type":"boolean"},"impressionId":{"type":"string","maxLength":200},"impressionReporting":{"type":"array","maxItems":20,"items":{"$ref":"DecisionReporting"}},"items":{"type":"array","maxItems":24,"items":{"$ref":"DecisionItem"}}}},
    DecisionAnswer: {"type":"object","required":["meta","data"],"properties":{"meta":{"$ref":"DecisionMeta"},"data":{"type":"object","required":["responses"],"properties":{"responses":{"type":"array","maxItems":50,"items":{"$ref":"DecisionResponse"}}}}}},
    DecisionItem: {"type":"object","required":["id","title","url","recToken"],"properties":{"id":{"type":"string","maxLength":20},"itemGroupId":{"type":"string","maxLength":20},"title":{"type":"string","maxLength":200},"url":{"type":"string","maxLength":500},"imageLink":{"type":"string","maxLength":500},"price":{"type":"number","minimum":0},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"availability":{"type":"string","maxLength":60},"recToken":{"type":"string","maxLength":200}}},
    DecisionMeta: {"type":"object","required":["code"],"properties":{"code":{"type":"integer"},"errors":{"type":"array","maxItems":20,"items":{"type":"string","maxLength":500}}}},
    DecisionRefusal: {"type":"object","required":["meta"],"properties":{"meta":{"$ref":"DecisionMeta"}}},
    DecisionReporting: {"type":"object","required":["experience_name","variant_label"],"properties":{"experience_id":{"type":"integer","minimum":0},"experience_name":{"type":"string","maxLength":200},"experience_label":{"type":"string","maxLength":200},"variant_label":{"type":"string","maxLength":120},"is_control":{"type":"boolean"}}},
    DecisionResponse: {"type":"object","required":["requestId","actions"],"properties":{"requestId":{"type":"string","maxLength":64},"actions":{"type":"array","maxItems":50,"items":{"$ref":"DecisionAction"}}}},
  },
};
