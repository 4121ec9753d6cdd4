// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerContract } from '../contract.ts';
import { ErrorDetail, ErrorInfo, ErrorResponse } from './shared.gen.ts';

export const contract: AnswerContract = {
  service: 'fapi',
  answers: {
    'GET /fapi/server/time': [[{"type":"object","required":["timestamp"],"properties":{"timestamp":{"type":"integer","minimum":0}}}, 200], [{"$ref":"ErrorResponse"}, 500]],
    'POST /fapi/api/validate-response/{contract}': [[{"type":"object","required":["valid","operationId","violations"],"properties":{"valid":{"type":"boolean"},"operationId":{"type":"string","maxLength":80},"violations":{"type":"array","maxItems":50,"items":{"type":"object","required":["path","message"],"properties":{"path":{"type":"string","maxLength":300},"message":{"type":"string","maxLength":300}}}}}}, 200], [{"$ref":"ErrorResponse"}, 400, 404, 429, 500, 503]],
  },
  schemas: {
    ErrorDetail,
    ErrorInfo,
    ErrorResponse,
  },
};
