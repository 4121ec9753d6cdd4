// Generated from openapi/ by `npm run codegen`. Do not edit.
import type { MockOperation } from '../mock-operation.ts';

export type TokenOperationId = 'createToken';


export const token: readonly MockOperation<TokenOperationId>[] = [
  {"id":"createToken","call":"POST /token/v2/auth/token","answers":{"200":{"body":{"accessToken":"access-token-of-a-guest","refreshToken":"refresh-token-of-a-guest-0002","expiresIn":1800,"refreshExpiresIn":2592000,"usid":"5b1f7e0a-93c4-4c1d-8a52-6f0e9d3b7c21","type":"Guest"}},"400":["API400"],"401":["AUT401","AUT432"],"403":["AUT404","AUT498"],"409":["AUT409"],"429":["API429"],"500":["GEN500","AUT500"]}},
];
