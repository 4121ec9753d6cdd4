// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { MockOperation } from '../mock-operation.ts';

export type DecisionOperationId = 'decide';

const shared0 = {"meta":{"code":400,"errors":["unknown channel"]}};

export const decision: readonly MockOperation<DecisionOperationId>[] = [
  {"id":"decide","call":"POST /api/engine/v1/decide/{brand}","host":"https://engine.example.com","answers":{"200":{"body":{"meta":{"code":200},"data":{"responses":[{"requestId":"r-1","actions":[{"actionId":88121,"actionType":"monetate:action:OmnichannelRecommendation","isControl":false,"impressionId":"imp-5","impressionReporting":[{"experience_name":"Complete the look","experience_id":451,"variant_label":"Experiment"}],"items":[{"id":"NF4D5E6F","title":"Cairn Mid","url":"/p/cairn-mid-NF4D5E6F","imageLink":"/images/product/NF4D5E6F-black","price":169,"currency":"USD","recToken":"tok-1"}]}]}]}}},"400":{"body":shared0},"500":{"body":shared0}}},
];
