// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { AnswerContract } from '../contract.ts';
import { ErrorDetail, ErrorInfo, ErrorResponse } from './shared.gen.ts';

export const contract: AnswerContract = {
  service: 'token',
  answers: {
    'POST /token/v2/auth/token': [[{"$ref":"Token"}, 200], [{"$ref":"ErrorResponse"}, 400, 401, 403, 409, 429, 500]],
  },
  schemas: {
    ErrorDetail,
    ErrorInfo,
    ErrorResponse,
    Token: {"type":"object","required":["accessToken","refreshToken","expiresIn","usid","type"],"properties":{"accessToken":{"type":"string","maxLength":400},"refreshToken":{"type":"string","maxLength":200},"expiresIn":{"type":"integer","minimum":1},"refreshExpiresIn":{"type":"integer","minimum":1},"usid":{"type":"string","maxLength":64},"type":{"type":"string","enum":["Guest","Registered","Agent"]},"consumerNo":{"type":"string","maxLength":40},"consumerType":{"type":"string","maxLength":30},"memberId":{"type":"string","maxLength":40},"isEmployeeDiscountTCAccepted":{"type":"boolean"},"basketId":{"type":"string","format":"uuid"},"favorites":{"$ref":"TokenFavorites"},"saveForLaterId":{"type":"string","maxLength":60},"favStoreId":{"type":"string","maxLength":20}}},
    TokenFavorites: {"type":"object","required":["favoriteId"],"properties":{"favoriteId":{"type":"string","maxLength":60}}},
  },
};
